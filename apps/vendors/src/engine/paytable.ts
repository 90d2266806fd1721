import type { LineSymbol } from './symbols.ts'

/** What 3, 4 and 5 of a kind from the left pay on one line, in line bets. */
export const linePays: Readonly<Record<LineSymbol, readonly [number, number, number]>> = {
  high1: [40, 200, 1000],
  high2: [25, 100, 500],
  high3: [20, 60, 300],
  high4: [12, 40, 200],
  low1: [8, 25, 100],
  low2: [6, 20, 75],
  low3: [5, 15, 60],
}

/** Three scatters, one on each middle reel, pay this many times the stake and start the free spins. */
export const scatter = { needed: 3, paysStakes: 2, freeSpins: 8, multiplier: 2 } as const

/** Stated return to player in per cent, two decimals. A test enumerates the exact value from strips and pays. */
export const statedReturn = 96.2
