import { linePay } from './evaluateSpin.ts'
import { scatter } from './paytable.ts'
import { type ReelStrip, reels, windowOf } from './reels.ts'
import { type SlotSymbol, symbols } from './symbols.ts'

/** An exact non-negative ratio. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

/**
 * The exact return to player as a share of the stake. Every combination of symbols along a line is enumerated with the
 * number of stops that show it. All lines are alike, since each row of a reel sees every symbol of the ring equally often.
 */
export function returnToPlayer(strips: readonly ReelStrip[] = reels): Ratio {
  const cycle = strips.reduce((product, { length }) => product * BigInt(length), 1n)
  // A line bet is a stake divided by the lines, and there are as many lines: pays in line bets are shares of the stake.
  const line = expectedLinePay(strips, [], 1n)
  const triggers = triggeringStops(strips)
  const paid = line + triggers * BigInt(scatter.paysStakes)
  const free = triggers * BigInt(scatter.freeSpins * scatter.multiplier) * line
  return { over: paid * cycle + free, under: cycle * cycle }
}

/** Sum over all stops of what one line pays, in line bets. */
function expectedLinePay(strips: readonly ReelStrip[], chosen: readonly SlotSymbol[], ways: bigint): bigint {
  const strip = strips[chosen.length]
  if (strip === undefined) return ways * BigInt(linePay(chosen)?.pays ?? 0)
  return symbols.reduce((sum, symbol) => {
    const count = strip.filter((candidate) => candidate === symbol).length
    return count === 0 ? sum : sum + expectedLinePay(strips, [...chosen, symbol], ways * BigInt(count))
  }, 0n)
}

/** Number of stop combinations that start the free spins. */
function triggeringStops(strips: readonly ReelStrip[]): bigint {
  // ways[n]: combinations of the reels so far with scatters on n of them.
  let ways = [1n]
  for (const strip of strips) {
    const shown = BigInt(strip.filter((_, stop) => windowOf(strip, stop).includes('scatter')).length)
    const hidden = BigInt(strip.length) - shown
    ways = [...ways, 0n].map((count, n) => count * hidden + (ways[n - 1] ?? 0n) * shown)
  }
  return ways.slice(scatter.needed).reduce((sum, count) => sum + count, 0n)
}

/** The ratio in per cent, rounded to two decimals. */
export function toPercent({ over, under }: Ratio): number {
  return Number((over * 20_000n + under) / (under * 2n)) / 100
}
