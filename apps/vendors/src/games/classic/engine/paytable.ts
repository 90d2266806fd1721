/** Pay lines: the row (0 top, 2 bottom) on each of the three reels. */
export const payLines: readonly (readonly number[])[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]

/** What three of a kind pay on one line, in line bets. */
export const threePays = { W: 500, a: 60, b: 25, c: 15, x: 8, y: 5, z: 4 } as const

/** What the first two reels pay with the lesser symbol, in line bets. */
export const twoPays = 2

/** Each wild that helps to a win multiplies it. */
export const wildFactor = 2

/** Stated return to player in per cent, two decimals. A test enumerates the exact value. */
export const statedReturn = 96.65
