/** Pages on a phone: Lighthouse, the largest paint against static twins, what is sent, and what use costs. */
import { median } from '../median.mjs'
import { startPortal } from '../portal.mjs'
import { look } from './look.mjs'
import { preparePages } from './pages.mjs'
import { measureUse } from './use.mjs'
import { weigh } from './weigh.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Only these pages, and nothing but them: `BENCH_PAGES=records,game`. */
const chosen = process.env.BENCH_PAGES?.split(',')
const kB = (bytes) => bytes / 1000
const names = {
  home: 'home',
  lobby: 'lobby',
  records: 'records in a centre',
  deposit: 'deposit in a centre',
  game: 'a running game',
}

function tell(name, runs) {
  for (const audit of new Set(runs.flatMap(({ lost }) => lost))) console.log(`  ${name} lost: ${audit}`)
  if (!process.env.BENCH_DETAIL) return
  for (const { scores, lcp, cls, audits } of runs) {
    const ms = (id) => `${id} ${Math.round(audits[id].numericValue)}`
    const [first, blocked, index] = ['first-contentful-paint', 'total-blocking-time', 'speed-index'].map(ms)
    console.log(
      `  ${name} ${scores.performance} lcp ${Math.round(lcp)} cls ${cls.toFixed(4)} ${first} ${blocked} ${index}`,
    )
    for (const { node } of audits['layout-shifts']?.details?.items ?? []) console.log(`    moved: ${node?.selector}`)
  }
}

/** Every page and its twin in turns, so that a busy moment of the machine counts for all. */
async function lookAtAll(pages, base) {
  const runs = {}
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { path, twin, asPlayer }] of Object.entries(pages)) {
      const categories = name === 'home' ? 'every' : undefined
      const { page = [], twin: twins = [] } = runs[name] ?? {}
      page.push(await look(base + path, { asPlayer, categories }))
      if (twin) twins.push(await look(base + twin))
      runs[name] = { page, twin: twins }
    }
  }
  return runs
}

const row = (what, value, bound, unit = '', digits = 1) => ({
  what,
  ours: `${value.toFixed(digits)} ${unit}`.trim(),
  peer: `${bound} ${unit}`.trim(),
  ratio: bound === 0 ? value : value / bound,
  target: bound === 0 ? '<= 0' : '<= 1',
})

/** What Lighthouse says of a page. */
function rowsOf(name, { page, twin }) {
  const said = `${names[name]}, mobile`
  const score = (category, choose, target) => {
    const value = choose(page.map(({ scores }) => scores[category]))
    return { what: `${said}: ${category}`, ours: `${value}`, peer: '100', ratio: value / 100, target }
  }
  const worst = (values) => Math.min(...values)
  const lcp = (runs) => median(runs.map((run) => run.lcp))
  return [
    score('performance', median, '>= 0.98'),
    ...(name === 'home' ? ['accessibility', 'best-practices', 'seo'].map((one) => score(one, worst, '>= 1')) : []),
    ...(twin.length > 0
      ? [
          {
            what: `${said}: largest paint against static twin`,
            ours: `${Math.round(lcp(page))} ms`,
            peer: `${Math.round(lcp(twin))} ms`,
            ratio: lcp(page) / lcp(twin),
            target: '<= 1.1',
          },
        ]
      : []),
    row(`${said}: layout shift`, Math.max(...page.map(({ cls }) => cls)), 0, '', 4),
  ]
}

export async function run() {
  const portal = await startPortal({ port: 4394, gamesPort: 4395, brands: ['comet'] })
  try {
    const { base } = portal
    const pages = await preparePages({ base, site: portal.site('comet') })
    const asked = Object.entries(pages).filter(([name]) => chosen?.includes(name) ?? true)
    const runs = await lookAtAll(Object.fromEntries(asked), base)
    for (const [name, { page, twin }] of Object.entries(runs)) {
      tell(name, page)
      tell(`twin of ${name}`, twin)
    }
    const seen = Object.entries(runs).flatMap(([name, ofPage]) => rowsOf(name, ofPage))
    if (chosen) return seen
    const weight = await weigh(base)
    const cost = await measureUse(base, rounds)
    return [
      ...seen,
      row('home: HTML and CSS as sent', kB(weight.page), 30, 'kB'),
      row('home: fonts as sent', kB(weight.fonts), 45, 'kB'),
      row('lobby: script as sent, until it works', kB(weight.script), 132, 'kB'),
      row('home, phone, 4x slower: first tap on the menu to next paint', cost.menu, 200, 'ms'),
      row('lobby, phone, 4x slower: next page to next paint', cost.pagination, 200, 'ms'),
      row('deposit in a centre, phone, 4x slower: an amount to next paint', cost.amount, 100, 'ms'),
      row('lobby: work in a second at rest', cost.rest, 5, 'ms'),
      row('home: work in a second at rest, banner paused', cost.paused, 5, 'ms'),
      row('home: work in a second while its banner moves on', cost.moving, 10, 'ms'),
      row('100 navigations: more listeners', cost.growth.listeners, 20),
      row('100 navigations: more nodes', cost.growth.nodes, 200),
      row('100 navigations: more heap', cost.growth.heap, 1000, 'kB'),
      row('lobby: Base UI in its first load', weight.baseUi, 0),
    ]
  } finally {
    await portal.stop()
  }
}
