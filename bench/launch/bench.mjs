/** What a player waits for and what a game costs, for every kind that the catalogue has, beside what it may; and a crowd at one table. */
import { chromium } from 'playwright'
import { findChromium, launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../median.mjs'
import { startPortal } from '../portal.mjs'
import { crowdRows } from './crowd.mjs'
import { measureGame } from './play.mjs'
import { findTitles } from './titles.mjs'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
/** Some kinds only, or the crowd alone, while one of them is worked on: `lines,hold`, `crowd`. */
const only = process.env.BENCH_KINDS?.split(',')
/** Their clocks run at rest. */
const clocks = ['roulette', 'blackjack', 'fish', 'dominoes', 'bigtwo', 'sports', 'esports', 'cockfight']

const rowsOf = (kind, results) => {
  const of = (name) => median(results.map((result) => result[name]))
  const row = (what, value, goal, write) => ({
    what: `${kind}: ${what}`,
    ours: write(value),
    peer: write(goal),
    ratio: value / goal,
    target: '<= 1',
  })
  const rest = row('main thread in a second at rest', of('resting'), 10, (ms) => `${ms.toFixed(1)} ms`)
  const { target: _none, ...told } = rest
  const moves = clocks.includes(kind) || results.some((result) => result.moving > 0)
  return [
    row('press to playable, 1.6 Mbit/s, 150 ms, 4x slower', of('ms'), 2500, (ms) => `${(ms / 1000).toFixed(2)} s`),
    row('main thread a frame while it runs, 4x slower', of('frame'), 8, (ms) => `${ms.toFixed(2)} ms`),
    moves ? told : rest,
    row('layout shift, none when rounded to hundredths', of('shift'), 0.005, (shift) => shift.toFixed(4)),
    row('script of its own, brotli', of('script'), 60_000, (bytes) => `${(bytes / 1000).toFixed(1)} kB`),
  ]
}

export async function run() {
  const portal = await startPortal({ port: 4393, brands: ['comet'], gamesPort: 4394 })
  const rows = []
  try {
    const browser = await chromium.launch(launchOptions(await findChromium()))
    try {
      for (const { kind, game } of await findTitles(portal.base)) {
        if (only?.includes(kind) === false) continue
        const results = []
        for (let round = 0; round < rounds; round += 1) results.push(await measureGame(browser, portal.base, game))
        const told = rowsOf(kind, results)
        for (const { what, ours, target } of told)
          process.stdout.write(`  ${what}: ${ours}${target ? '' : ', no goal'}\n`)
        rows.push(...told)
      }
    } finally {
      await browser.close()
    }
  } finally {
    await portal.stop()
  }
  return only?.includes('crowd') === false ? rows : [...rows, ...(await crowdRows())]
}
