// How long it takes to check all 21 fields of a registration: the rules come as data, as the server sends them, and every
// field is filled in. Half of the runs have something wrong in each field; beside them what is hardest to check, texts as long
// as a body may have that fit their pattern up to the last letter. Then the sign-up page in a browser: what script it has of
// its own, and how soon what is typed shows, on a site that asks for little, and on one that asks for mail, country, number and
// code while every field has its error.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { median } from '../median.mjs'
import { startPortal } from '../portal.mjs'
import { measureSignUp } from './signUp.mjs'

const port = 4396
const root = resolve(import.meta.dirname, '../..')
const load = (path) => import(pathToFileURL(resolve(root, path)).href)
/** Milliseconds for all fields at most. */
const target = 1
const runs = 2000
/** Letters of a text at most, as the longest rule of the gateway has it. */
const hardLength = 255

async function checkAll() {
  const [{ checkSubmission, fieldNames }, { fieldPatterns, patternIds }] = await Promise.all([
    load('packages/rules/src/registration/index.ts'),
    load('packages/rules/src/field-patterns/fieldPatterns.ts'),
  ])
  const familyOf = (index) => patternIds[index % patternIds.length]
  const rules = Object.fromEntries(
    fieldNames.map((name, index) => [
      name,
      { enabled: true, required: true, patternId: familyOf(index), minLength: 2, maxLength: 64, type: 'text' },
    ]),
  )
  const right = Object.fromEntries(fieldNames.map((name, index) => [name, fieldPatterns[familyOf(index)].example]))
  right.confirmPassword = right.password
  const wrong = Object.fromEntries(fieldNames.map((name) => [name, `\u0000${'x'.repeat(40)}`]))
  const row = (what, ms) => ({
    what,
    ours: `${ms.toFixed(3)} ms`,
    peer: `${target} ms`,
    ratio: ms / target,
    target: '<= 1',
  })
  const measure = (what, first, second) => {
    const times = []
    for (let count = 0; count < runs; count += 1) {
      const started = performance.now()
      checkSubmission(count % 2 === 0 ? first : second, rules)
      times.push(performance.now() - started)
    }
    const warm = median(times.slice(runs / 2))
    const slow = [...times].sort((a, b) => a - b)[Math.floor(runs * 0.99)]
    return [row(`${what}, median`, warm), row('the same, slowest of 100', slow)]
  }
  /** As long as may be, of the letters of the example, wrong at the very end; composed letters and taken-apart ones in turn. */
  const nearly = (text) => `${text.repeat(Math.ceil(hardLength / text.length)).slice(0, hardLength - 2)}\u0000`
  const hard = Object.fromEntries(Object.entries(right).map(([name, text]) => [name, nearly(text)]))
  const apart = Object.fromEntries(fieldNames.map((name) => [name, nearly('Zoe\u0308 ')]))
  const easy = measure('all 21 registration fields checked', right, wrong)
  for (const name of fieldNames) rules[name] = { ...rules[name], maxLength: hardLength }
  return [...easy, ...measure(`21 fields of ${hardLength} letters, wrong at the last`, hard, apart)]
}

const perTarget = (what, value, bound, unit, digits = 1) => ({
  what,
  ours: `${value.toFixed(digits)} ${unit}`,
  peer: `${bound} ${unit}`,
  ratio: value / bound,
  target: '<= 1',
})

export async function run() {
  const checked = await checkAll()
  const portal = await startPortal({ port, brands: ['comet', 'marigold'] })
  const typed = { username: 'nightowl7', password: 'long-winter-26', confirmPassword: 'long-winter-26' }
  try {
    const little = await measureSignUp({ base: portal.base, typed })
    const much = await measureSignUp({
      base: `http://marigold.localhost:${port}`,
      path: '/en',
      typed: { ...typed, email: 'night.owl@example.org', mobileNum: '7700900123' },
      hasErrors: true,
    })
    const rows = (where, { own, onFocus, key, press }) => {
      console.log(`  ${where}, loaded on a field's focus: ${(onFocus / 1000).toFixed(1)} kB`)
      return [
        perTarget(`${where}, script above that of home, brotli`, own / 1000, 45, 'kB'),
        perTarget(`${where}, slowest paint after a key, slowed 4 times`, key, 100, 'ms', 0),
        perTarget(`${where}, slowest paint after a press into a field, slowed 4 times`, press, 100, 'ms', 0),
      ]
    }
    return [...checked, ...rows('sign-up', little), ...rows('sign-up that asks for much', much)]
  } finally {
    await portal.stop()
  }
}
