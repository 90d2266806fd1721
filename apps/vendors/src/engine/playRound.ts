import { evaluateSpin, type SpinResult } from './evaluateSpin.ts'
import { scatter } from './paytable.ts'
import { reels } from './reels.ts'

/** One paid spin with the free spins it won, decided as a whole before anything is shown. */
export interface RoundResult {
  readonly stake: number
  readonly spin: SpinResult
  readonly freeSpins: readonly SpinResult[]
  /** Minor units over all spins. */
  readonly win: number
}

/** Draws a whole number from 0 up to, but not including, `count`, each equally likely. */
export type Draw = (count: number) => number

/** Draws a round. Free spins do not win further free spins. */
export function playRound(stake: number, draw: Draw): RoundResult {
  const stops = () => reels.map((strip) => draw(strip.length))
  const spin = evaluateSpin(stops(), stake, { free: false })
  const free = spin.scatterWin > 0 ? scatter.freeSpins : 0
  const freeSpins = Array.from({ length: free }, () => evaluateSpin(stops(), stake, { free: true }))
  return { stake, spin, freeSpins, win: freeSpins.reduce((sum, { win }) => sum + win, spin.win) }
}
