import type { PayTable } from '../../../slot/engine/linePay.ts'

/** The 20 pay lines: the row (0 top, 2 bottom) on each reel from the left. */
export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [0, 1, 1, 1, 0],
  [2, 1, 1, 1, 2],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 0, 1, 0],
  [2, 1, 2, 1, 2],
  [1, 1, 0, 1, 1],
  [1, 1, 2, 1, 1],
  [0, 0, 2, 0, 0],
  [2, 2, 0, 2, 2],
  [0, 2, 1, 0, 2],
]

/** What 3, 4 and 5 of a kind from the left pay on one line, in line bets. */
export const linePays = {
  a: [40, 200, 1000],
  b: [25, 100, 500],
  c: [20, 60, 300],
  d: [12, 40, 200],
  x: [8, 25, 100],
  y: [6, 20, 75],
  z: [5, 15, 60],
} as const satisfies PayTable

/** Three scatters, one on each middle reel, pay this many times the stake and start the free spins. */
export const scatter = { needed: 3, paysStakes: 2, freeSpins: 8, multiplier: 2 } as const

/** Stated return to player in per cent, two decimals. A test enumerates the exact value from strips and pays. */
export const statedReturn = 96.2
