import { cycleOf, everyLine, linePay } from '../../../slot/engine/linePay.ts'
import type { Ratio } from '../../../slot/engine/ratio.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { linePays, scatter } from './paytable.ts'
import { reels, rows } from './reels.ts'

/**
 * The exact return to player as a share of the stake. Every combination of symbols along a line is enumerated with the
 * number of stops that show it. All lines are alike, since each row of a reel sees every symbol of the ring equally often.
 */
export function returnToPlayer(strips: readonly string[] = reels): Ratio {
  const cycle = cycleOf(strips)
  // A line bet is a stake divided by the lines, and there are as many lines: pays in line bets are shares of the stake.
  let line = 0n
  for (const [letters, ways] of everyLine(strips)) line += ways * BigInt(linePay(letters, linePays)?.pays ?? 0)
  const triggers = triggeringStops(strips)
  const paid = line + triggers * BigInt(scatter.paysStakes)
  const free = triggers * BigInt(scatter.freeSpins * scatter.multiplier) * line
  return { over: paid * cycle + free, under: cycle * cycle }
}

/** Number of stop combinations that start the free spins. */
function triggeringStops(strips: readonly string[]): bigint {
  // ways[n]: combinations of the reels so far with scatters on n of them.
  let ways = [1n]
  for (const ring of strips) {
    const shown = BigInt([...ring].filter((_, stop) => windowOf(ring, stop, rows).includes('S')).length)
    const hidden = BigInt(ring.length) - shown
    ways = [...ways, 0n].map((count, n) => count * hidden + (ways[n - 1] ?? 0n) * shown)
  }
  return ways.slice(scatter.needed).reduce((sum, count) => sum + count, 0n)
}
