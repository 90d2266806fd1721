import { lineWins } from '../lineWins.ts'
import type { TicketView } from '../wire.ts'
import type { LotteryStake } from './lotteryStakes.ts'

/** A ticket as its player sees it, with what was drawn. */
export function viewTicket(stake: LotteryStake): TicketView {
  const { id, reference, at, what, progress, win, outcome } = stake
  const { numero, drawsAt, price, lines } = what
  const told = { id, reference, at, numero, drawsAt, price, stake: stake.stake }
  if (progress === 'back' || progress === 'returning') return { ...told, lines, state: 'void', win: stake.stake }
  // Of a large draw the outcome stands before each ticket is looked at.
  if (outcome === undefined || progress === 'placed') return { ...told, lines, state: 'open' }
  const wins = lineWins(what, outcome.result)
  return {
    ...told,
    lines: lines.map((line, index) => ({ ...line, win: wins[index] ?? 0 })),
    state: (win ?? 0) > 0 ? 'won' : 'lost',
    win: win ?? 0,
    result: outcome.result,
  }
}
