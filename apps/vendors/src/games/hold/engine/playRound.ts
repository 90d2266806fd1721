import { lineWins } from '../../../slot/engine/linePay.ts'
import { type Draw, type SlotResult, type Step, winOf } from '../../../slot/engine/result.ts'
import { countOf, windowOf } from '../../../slot/engine/strip.ts'
import { holdCoins } from './holdCoins.ts'
import { coinsNeeded, linePays, payLines } from './paytable.ts'
import { reels, rows } from './reels.ts'

/** Draws a round: one turn of the reels and, with enough coins, its respins to the end. */
export function playRound(stake: number, draw: Draw): SlotResult {
  const stops = reels.map((ring) => draw(ring.length))
  const columns = reels.map((ring, reel) => windowOf(ring, stops[reel] ?? 0, rows))
  const wins = lineWins(columns, { lines: payLines, pays: linePays, lineBet: stake / payLines.length, rows })
  const turn: Step = { by: 'turn', stops, columns, wins, win: wins.reduce((sum, { amount }) => sum + amount, 0) }
  const coins = columns.reduce((sum, column) => sum + countOf(column, 'C'), 0)
  const steps = [turn, ...(coins >= coinsNeeded ? holdCoins(columns, stake, draw) : [])]
  const win = winOf(steps)
  return { stake, spin: { steps, win }, freeSpins: [], win }
}
