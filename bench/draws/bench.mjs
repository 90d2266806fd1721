/**
 * A draw that many have bet on, settled by the lottery's server over HTTP at a gateway with the embedded database, while another player
 * bets on: with one call for many wins, and with one for each.
 */
import { fileURLToPath } from 'node:url'
import { root } from '../../scripts/runtime.mjs'
import { finish } from '../portal.mjs'
import { startCrowded } from '../wallet/bench.mjs'

/** What the goal of 15 s is for. */
const goalBets = 100_000
const goalSeconds = 15
/** Laying a hundred thousand takes minutes: `BENCH_BETS=100000` runs what the goal is for. */
const large = Number(process.env.BENCH_BETS ?? 10_000)
const small = Math.min(2_000, large)
const port = Number(process.env.BENCH_PORT ?? 4394)

/** Seconds that a draw took, and the longest that a bet of another player took meanwhile, in ms. */
async function settle({ file }, count, way) {
  const script = fileURLToPath(new URL('settle.ts', import.meta.url))
  const said = await finish(
    process.execPath,
    ['--conditions=foyer-source', script, file, String(port), String(count), way],
    {
      cwd: root,
    },
  )
  const result = JSON.parse(said.trim().split('\n').at(-1))
  process.stdout.write(
    `  ${way}, ${count} bets: laid in ${result.laid.toFixed(1)} s, settled in ${result.seconds.toFixed(1)} s, other bets p50 ${result.p50.toFixed(0)} ms, longest ${result.longest.toFixed(0)} ms of ${result.others}\n`,
  )
  return result
}

export async function run() {
  const crowded = await startCrowded({})
  try {
    const singly = await settle(crowded, small, 'singly')
    const few = await settle(crowded, small, 'together')
    const many = await settle(crowded, large, 'together')
    const mayTake = (goalSeconds * large) / goalBets
    const seconds = (value) => `${value.toFixed(1)} s`
    const ms = (value) => `${value.toFixed(0)} ms`
    return [
      {
        what: `a draw with ${small} bets, together beside singly`,
        ours: seconds(few.seconds),
        peer: seconds(singly.seconds),
        ratio: few.seconds / singly.seconds,
      },
      {
        what: `a draw with ${large} bets, beside its share of ${goalSeconds} s for ${goalBets}`,
        ours: seconds(many.seconds),
        peer: seconds(mayTake),
        ratio: many.seconds / mayTake,
        target: '<= 1',
      },
      {
        what: 'longest bet of another player meanwhile',
        ours: ms(many.longest),
        peer: ms(300),
        ratio: many.longest / 300,
        target: '<= 1',
      },
    ]
  } finally {
    await crowded.stop()
  }
}
