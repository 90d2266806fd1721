import type { PayTable } from '../../../slot/engine/linePay.ts'

/** The 10 pay lines: the row (0 top, 2 bottom) on each reel from the left. */
export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** What 3, 4 and 5 of a kind from the left pay on one line, in line bets. */
export const linePays = {
  a: [40, 180, 800],
  b: [30, 120, 500],
  c: [20, 80, 300],
  d: [15, 50, 200],
  x: [10, 30, 100],
  y: [8, 25, 80],
  z: [8, 20, 60],
} as const satisfies PayTable

/** So many coins in the window hold and start the respins. */
export const coinsNeeded = 6

/** Respins at the start, and again after each one that brought a coin. */
export const respins = 3

/** In a respin each free cell shows a coin once in so many times. */
export const coinOneIn = 16

/** What a coin is worth, in stakes, and how many of every 100 coins are worth it. */
export const coinValues = [
  { stakes: 1, of100: 66 },
  { stakes: 2, of100: 24 },
  { stakes: 4, of100: 7 },
  { stakes: 10, of100: 2 },
  { stakes: 25, of100: 1 },
] as const

/** Paid on top when every cell holds a coin, in stakes. */
export const fullHouse = 500

/** Stated return to player in per cent, two decimals. A test enumerates the exact value. */
export const statedReturn = 96.62
