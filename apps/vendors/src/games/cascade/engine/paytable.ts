/** A stake is this many bets; pays are counted in bets. */
export const bets = 20

/** How many of one symbol, anywhere in the window, reach each of its pays. */
export const counts = [6, 8, 10] as const

/** What 6, 8 and 10 or more of a symbol pay, in bets. */
export const countPays = {
  a: [50, 150, 800],
  b: [30, 90, 400],
  c: [20, 60, 240],
  d: [12, 36, 120],
  x: [9, 30, 90],
  y: [7, 22, 70],
  z: [5, 15, 50],
} as const

/** What wins are multiplied with: those of the first window, those after one fall, after two, and after every further one. */
export const ladder = [1, 2, 3, 5] as const
export const freeLadder = [2, 4, 6, 10] as const

/** So many scatters in the window when nothing falls any more pay stakes and start free spins. */
export const scatter = { needed: 3, paysStakes: 2, freeSpins: 8 } as const

/** Stated return to player in per cent, two decimals. The bench plays every stop of the reels. */
export const statedReturn = 94.91
