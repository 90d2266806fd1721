import type { PayTable } from '../../../slot/engine/linePay.ts'

/** A stake is this many bets; what a way pays is counted in bets. */
export const bets = 20

/** What each way of 3, 4 and 5 reels in a row pays, in bets. */
export const wayPays = {
  a: [25, 90, 400],
  b: [15, 50, 200],
  c: [10, 30, 100],
  d: [8, 20, 70],
  x: [5, 12, 40],
  y: [4, 10, 30],
  z: [3, 9, 30],
} as const satisfies PayTable

/** By the number of scatters, from three on: stakes they pay at once and free spins they start. */
export const scatterPays = [
  { scatters: 3, stakes: 2, freeSpins: 8 },
  { scatters: 4, stakes: 10, freeSpins: 10 },
  { scatters: 5, stakes: 50, freeSpins: 15 },
] as const

/** Every win of the free spins counts so many times. */
export const freeFactor = 2

/** Stated return to player in per cent, two decimals. A test enumerates the exact value. */
export const statedReturn = 95.18
