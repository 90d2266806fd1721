import type { operations, WireOf } from '@foyer/contract'
import type { Handler } from '../calls/handlers.ts'
import { readContent } from '../system/port.ts'

type Winner = WireOf<typeof operations.winnerBoard>[number]

/** I50. Newest first. */
export const winnerBoard: Handler<'winnerBoard'> = async (context, { limitNum = 20 }) => {
  const winners = await readContent<Winner>(context, 'winner', '')
  return winners.slice(0, limitNum)
}
