import { alongLine, linePay } from '../../../slot/engine/linePay.ts'
import type { Draw, SlotResult, Win } from '../../../slot/engine/result.ts'
import { windowOf } from '../../../slot/engine/strip.ts'
import { linePays, payLines } from './paytable.ts'
import { winsOneIn, winsPool } from './pool.ts'
import { reels, rows } from './reels.ts'

export interface JackpotResult extends SlotResult {
  /** Whether this round won the pool. */
  readonly jackpot: boolean
  /** What it paid out of the pool, minor units; part of `win`. */
  readonly pool?: number
}

/** What a line pays from its left end, its right end, or both; a run over all reels is one run. */
export function bothWays(line: string): { symbol: string; from: number; count: number; pays: number }[] {
  const left = linePay(line, linePays)
  const right = linePay([...line].reverse().join(''), linePays)
  return [
    ...(left === undefined ? [] : [{ ...left, from: 0 }]),
    ...(right === undefined || right.count === line.length ? [] : [{ ...right, from: line.length - right.count }]),
  ]
}

/** Draws a round: the reels, and the number that decides the pool. */
export function playRound(stake: number, draw: Draw): JackpotResult {
  const stops = reels.map((ring) => draw(ring.length))
  const columns = reels.map((ring, reel) => windowOf(ring, stops[reel] ?? 0, rows))
  const lineBet = stake / payLines.length
  const wins = payLines.flatMap((places, line) =>
    bothWays(alongLine(columns, places)).map(({ symbol, from, count, pays }): Win => {
      const cells = places.map((row, reel) => reel * rows + row).slice(from, from + count)
      return { cells, symbol, amount: pays * lineBet, line }
    }),
  )
  const win = wins.reduce((sum, { amount }) => sum + amount, 0)
  const spin = { steps: [{ by: 'turn' as const, stops, columns, wins, win }], win }
  return { stake, spin, freeSpins: [], win, jackpot: winsPool(draw(winsOneIn), stake) }
}
