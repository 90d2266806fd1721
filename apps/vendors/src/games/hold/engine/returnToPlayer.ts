import { cycleOf, everyLine, linePay } from '../../../slot/engine/linePay.ts'
import { plus, type Ratio, ratio, times } from '../../../slot/engine/ratio.ts'
import { countOf, windowOf } from '../../../slot/engine/strip.ts'
import { coinOneIn, coinsNeeded, coinValues, fullHouse, linePays, respins } from './paytable.ts'
import { reels, rows } from './reels.ts'

const cells = reels.length * rows

/** The exact return to player as a share of the stake: the lines, and what the coins bring when they hold. */
export function returnToPlayer(): Ratio {
  let line = 0n
  for (const [letters, ways] of everyLine(reels)) line += ways * BigInt(linePay(letters, linePays)?.pays ?? 0)
  const cycle = cycleOf(reels)
  return windowsByCoins().reduce(
    (sum, ways, coins) => (coins < coinsNeeded ? sum : plus(sum, times(ratio(ways, cycle), holdReturn(coins)))),
    ratio(line, cycle),
  )
}

/** What respins from so many coins pay on average, in stakes. */
export function holdReturn(coins: number): Ratio {
  const mean = ratio(
    coinValues.reduce((sum, { stakes, of100 }) => sum + stakes * of100, 0),
    100,
  )
  const { held, full } = respinsFrom(coins, coins === cells ? 0 : respins)
  return plus(times(held, mean), times(full, ratio(fullHouse)))
}

interface Outlook {
  /** Mean number of coins in the end. */
  readonly held: Ratio
  /** Chance that every cell holds one. */
  readonly full: Ratio
}

const known = new Map<string, Outlook>()

/** Coins only ever come, so each state leads to later ones alone and the tree can be walked to its ends. */
function respinsFrom(coins: number, left: number): Outlook {
  if (left === 0 || coins === cells) return { held: ratio(coins), full: ratio(coins === cells ? 1 : 0) }
  const key = `${coins}/${left}`
  const before = known.get(key)
  if (before !== undefined) return before
  const open = cells - coins
  // Every term has the same denominator, the number of ways in which the open cells can turn.
  const under = BigInt(coinOneIn) ** BigInt(open)
  let outlook: Outlook = { held: ratio(0), full: ratio(0) }
  for (let landed = 0; landed <= open; landed++) {
    const ways = choose(open, landed) * BigInt(coinOneIn - 1) ** BigInt(open - landed)
    const next = respinsFrom(coins + landed, landed > 0 ? respins : left - 1)
    const share = ratio(ways, under)
    outlook = { held: plus(outlook.held, times(share, next.held)), full: plus(outlook.full, times(share, next.full)) }
  }
  const short = { held: reduce(outlook.held), full: reduce(outlook.full) }
  known.set(key, short)
  return short
}

/** Number of stop combinations by the coins they show. */
function windowsByCoins(): bigint[] {
  return reels.reduce<bigint[]>(
    (counts, ring) => {
      const next = Array.from({ length: counts.length + rows }, () => 0n)
      for (let stop = 0; stop < ring.length; stop++) {
        const shown = countOf(windowOf(ring, stop, rows), 'C')
        for (const [coins, count] of counts.entries()) next[coins + shown] = (next[coins + shown] ?? 0n) + count
      }
      return next
    },
    [1n],
  )
}

function choose(all: number, some: number): bigint {
  let ways = 1n
  for (let n = 1; n <= some; n++) ways = (ways * BigInt(all - some + n)) / BigInt(n)
  return ways
}

/** The same ratio in its smallest numbers: powers of two and of what a coin's chance is made of grow fast. */
function reduce({ over, under }: Ratio): Ratio {
  let [a, b] = [over, under]
  while (b !== 0n) [a, b] = [b, a % b]
  return { over: over / a, under: under / a }
}
