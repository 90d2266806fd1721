import type { LotteryDraw } from '../schemas/drawResult.ts'
import { seamlessBase } from './headers.ts'

/** Where a vendor reads the draws of a lottery: `GET {path}?merchant=…&gameId=…&numeros=a,b&from=…&to=…`. All of it is public, so that nothing is signed. */
export const seamlessDrawsPath = `${seamlessBase}/draws`

/** Draws of one lottery at one merchant. */
export interface SeamlessDraws {
  /** Committed to and not drawn yet, the next first. */
  next: LotteryDraw[]
  /** Drawn, the last first. */
  last: LotteryDraw[]
  /** Those that were asked for by their numbers. */
  asked: LotteryDraw[]
  /** How many are drawn after `from` and before `to`, where both instants are named; at most `mostCountedDraws` are counted. */
  between?: number
}

/** Draws that may be asked for at once. */
export const mostAskedDraws = 50
/** Draws that are counted at most. */
export const mostCountedDraws = 10_000
