import { lineWins } from '../../../slot/engine/linePay.ts'
import { type Draw, type SlotResult, type Spin, winOf } from '../../../slot/engine/result.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { linePays, payLines, scatter } from './paytable.ts'
import { reels, rows } from './reels.ts'

/** Cells that show a scatter. */
export const scattersIn = (columns: readonly string[]): number[] =>
  columns.flatMap((column, reel) => (column.includes('S') ? [reel * rows + column.indexOf('S')] : []))

/** Reads what the reels pay at these stops. Scatters pay and count in the paid spin only, not in free spins. */
export function evaluateSpin(
  stops: readonly number[],
  stake: number,
  options: { readonly free: boolean },
  strips: readonly string[] = reels,
): Spin {
  const columns = strips.map((ring, reel) => windowOf(ring, stops[reel] ?? 0, rows))
  const lineBet = (stake / payLines.length) * (options.free ? scatter.multiplier : 1)
  const wins = lineWins(columns, { lines: payLines, pays: linePays, lineBet, rows })
  const cells = options.free ? [] : scattersIn(columns)
  if (cells.length >= scatter.needed) wins.push({ cells, symbol: 'S', amount: stake * scatter.paysStakes })
  const win = wins.reduce((sum, { amount }) => sum + amount, 0)
  const multiplier = options.free ? { multiplier: scatter.multiplier } : {}
  return { steps: [{ by: 'turn', stops: [...stops], columns, wins, win, ...multiplier }], win }
}

/** Draws a round. Free spins do not win further free spins. */
export function playRound(stake: number, draw: Draw): SlotResult {
  const stops = () => reels.map((ring) => draw(ring.length))
  const spin = evaluateSpin(stops(), stake, { free: false })
  const won = spin.steps.some(({ wins }) => wins.some(({ symbol }) => symbol === 'S'))
  const freeSpins = Array.from({ length: won ? scatter.freeSpins : 0 }, () =>
    evaluateSpin(stops(), stake, { free: true }),
  )
  return { stake, spin, freeSpins, win: winOf([spin, ...freeSpins]) }
}
