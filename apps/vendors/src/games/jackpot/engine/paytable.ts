import type { PayTable } from '../../../slot/engine/linePay.ts'

/** The 10 pay lines: the row (0 top, 2 bottom) on each reel from the left. */
export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 0, 0],
  [2, 2, 1, 2, 2],
  [1, 2, 2, 2, 1],
  [1, 0, 0, 0, 1],
  [1, 0, 1, 0, 1],
]

/** What 3, 4 and 5 of a kind pay on one line, from the left or from the right, in line bets; five in a row count once. */
export const linePays = {
  a: [40, 160, 1000],
  b: [25, 80, 400],
  c: [16, 50, 250],
  d: [12, 35, 150],
  x: [7, 20, 80],
  y: [5, 14, 50],
  z: [4, 12, 40],
} as const satisfies PayTable

/** Stated return of lines alone and of the jackpot, in per cent of the stake. Tests compute both. */
export const statedReturn = { lines: 91.78, jackpot: 3.5 } as const
