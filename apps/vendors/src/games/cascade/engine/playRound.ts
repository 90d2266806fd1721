import { type Draw, type SlotResult, type Spin, type Step, winOf } from '../../../slot/engine/result.ts'
import { freeLadder, ladder, scatter } from './paytable.ts'
import { reels, rows } from './reels.ts'
import { tumble } from './tumble.ts'

/** Cells that show a scatter when nothing falls any more. */
export const scattersIn = ({ columns }: Step): number[] =>
  columns.flatMap((column, reel) => (column.includes('S') ? [reel * rows + column.indexOf('S')] : []))

/** The paid spin: its falls, and the scatters that are left in the end. */
export function paidSpin(stops: readonly number[], stake: number): Spin {
  const steps = tumble(stops, stake, ladder)
  const last = steps.at(-1)
  const cells = last === undefined ? [] : scattersIn(last)
  if (last !== undefined && cells.length >= scatter.needed) {
    const amount = scatter.paysStakes * stake
    steps[steps.length - 1] = { ...last, wins: [{ cells, symbol: 'S', amount }], win: amount }
  }
  return { steps, win: winOf(steps) }
}

/** A free spin: higher multipliers, and no scatters counted. */
export function freeSpin(stops: readonly number[], stake: number): Spin {
  const steps = tumble(stops, stake, freeLadder)
  return { steps, win: winOf(steps) }
}

/** Draws a round. Free spins do not win further free spins. */
export function playRound(stake: number, draw: Draw): SlotResult {
  const stops = () => reels.map((ring) => draw(ring.length))
  const spin = paidSpin(stops(), stake)
  const last = spin.steps.at(-1)
  const won = last !== undefined && scattersIn(last).length >= scatter.needed
  const freeSpins = Array.from({ length: won ? scatter.freeSpins : 0 }, () => freeSpin(stops(), stake))
  return { stake, spin, freeSpins, win: winOf([spin, ...freeSpins]) }
}
