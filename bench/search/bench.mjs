// Search of 10,000 titles in the browser's way, everything in memory: the time of one search, and how often the title that is
// meant is among the first ten, with Fuse, MiniSearch and FlexSearch over the same titles and queries in the same run (N09).
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import FlexSearch from 'flexsearch'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'
import { misspelt, titles } from './titles.mjs'

const ours = resolve(import.meta.dirname, '../../packages/rules/src/title-search/index.ts')
const shown = 10
/** Queries that are typed letter by letter; one of the peers takes half a second for each. */
const typedOut = 60

const quantile = (times, share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)]

/** What a person types on the way to a query: each beginning of it. */
const keyPresses = (typed) => Array.from({ length: typed.length }, (_, end) => typed.slice(0, end + 1))

export async function run() {
  const { createTitleSearch } = await import(pathToFileURL(ours).href)
  const names = await titles(10_000)
  const queries = misspelt(names, 200)
  const engines = {
    ours: () => {
      const search = createTitleSearch(names.map((name) => ({ name })))
      return (typed) => search.find(typed, shown).best.map(({ index }) => names[index])
    },
    Fuse: () => {
      const fuse = new Fuse(names, { threshold: 0.6, ignoreLocation: true, ignoreDiacritics: true })
      return (typed) => fuse.search(typed, { limit: shown }).map(({ item }) => item)
    },
    MiniSearch: () => {
      const mini = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.25 } })
      mini.addAll(names.map((name, id) => ({ id, name })))
      return (typed) =>
        mini
          .search(typed)
          .slice(0, shown)
          .map(({ id }) => names[id])
    },
    FlexSearch: () => {
      const index = new FlexSearch.Index({ tokenize: 'forward', encoder: FlexSearch.Charset.LatinBalance })
      for (const [id, name] of names.entries()) index.add(id, name)
      return (typed) => index.search(typed, { limit: shown, suggest: true }).map((id) => names[id])
    },
  }
  const measured = {}
  for (const [name, build] of Object.entries(engines)) {
    const begun = performance.now()
    const find = build()
    const built = performance.now() - begun
    const right = queries.filter(({ title, typed }) => find(typed).includes(title)).length
    const times = []
    for (const { typed } of queries.slice(0, typedOut)) {
      for (const text of keyPresses(typed)) {
        const from = performance.now()
        find(text)
        times.push(performance.now() - from)
      }
    }
    measured[name] = { built, right, middle: quantile(times, 0.5), slow: quantile(times, 0.99) }
  }
  const own = measured.ours
  const ms = (time) => `${time.toFixed(3)} ms`
  const rows = [
    {
      what: 'search of 10,000 titles, p99 of a key press',
      ours: ms(own.slow),
      peer: '1 ms',
      ratio: own.slow,
      target: '<= 1',
    },
    { what: 'the same, median', ours: ms(own.middle), peer: '1 ms', ratio: own.middle },
    { what: 'index of 10,000 titles built', ours: ms(own.built), peer: '-', ratio: own.built },
  ]
  for (const peer of ['Fuse', 'MiniSearch', 'FlexSearch']) {
    const { right, slow, built } = measured[peer]
    rows.push(
      {
        what: `meant title among the first ten, beside ${peer}`,
        ours: `${own.right} of 200`,
        peer: `${right} of 200`,
        ratio: own.right / right,
        ...(peer === 'Fuse' ? { target: '>= 1' } : {}),
      },
      { what: `p99 of a key press beside ${peer}`, ours: ms(own.slow), peer: ms(slow), ratio: own.slow / slow },
      { what: `index built beside ${peer}`, ours: ms(own.built), peer: ms(built), ratio: own.built / built },
    )
  }
  return rows
}
