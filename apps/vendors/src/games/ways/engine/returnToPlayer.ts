import { cycleOf } from '../../../slot/engine/linePay.ts'
import { plus, type Ratio, ratio, times } from '../../../slot/engine/ratio.ts'
import { countOf, windowOf } from '../../../slot/engine/strip.ts'
import { payLetters } from '../../../slot/engine/symbols.ts'
import { bets, freeFactor, scatterPays, wayPays } from './paytable.ts'
import { reels, rows } from './reels.ts'

/**
 * The exact return to player as a share of the stake. Reels stop independently of one another: the mean number of ways is
 * the product of the reels' mean numbers of cells, and a run ends where the next reel shows none.
 */
export function returnToPlayer(strips: readonly string[] = reels): Ratio {
  const windows = strips.map((ring) => [...ring].map((_, stop) => windowOf(ring, stop, rows)))
  const cycle = cycleOf(strips)
  let paid = 0n
  for (const symbol of payLetters) {
    const cells = windows.map((all) => all.reduce((sum, one) => sum + countOf(one, symbol) + countOf(one, 'W'), 0))
    const none = windows.map((all) => all.filter((one) => !one.includes(symbol) && !one.includes('W')).length)
    for (const [index, pays] of wayPays[symbol].entries()) {
      const count = index + 3
      const ways = strips.map((ring, reel) => {
        if (reel < count) return cells[reel] ?? 0
        return reel === count ? (none[reel] ?? 0) : ring.length
      })
      paid += ways.reduce((product, one) => product * BigInt(one), BigInt(pays))
    }
  }
  const spin = ratio(paid, cycle * BigInt(bets))
  let whole = spin
  for (const { scatters, stakes, freeSpins } of scatterPays) {
    const chance = ratio(stopsWith(windows, scatters), cycle)
    const prize = plus(ratio(stakes), times(ratio(freeSpins * freeFactor), spin))
    whole = plus(whole, times(chance, prize))
  }
  return whole
}

/** Number of stop combinations that show this many scatters. */
function stopsWith(windows: readonly (readonly string[])[], scatters: number): bigint {
  // counts[n]: combinations of the reels so far with scatters on n of them.
  let counts = [1n]
  for (const all of windows) {
    const shown = BigInt(all.filter((one) => one.includes('S')).length)
    const hidden = BigInt(all.length) - shown
    counts = [...counts, 0n].map((count, n) => count * hidden + (counts[n - 1] ?? 0n) * shown)
  }
  return counts[scatters] ?? 0n
}
