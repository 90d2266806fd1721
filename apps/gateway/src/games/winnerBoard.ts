import type { operations, WireOf } from '@foyer/contract'
import type { Handler } from '../calls/handlers.ts'
import { readContent } from '../system/port.ts'

/** A winner as it is stored, with the game that was played. */
type StoredWinner = WireOf<typeof operations.winnerBoard>[number] & { readonly nodeId: number }

/** I50. Newest first; winners of games that the merchant does not offer for real money are none of its own. */
export const winnerBoard: Handler<'winnerBoard'> = async (context, { limitNum = 20 }) => {
  const { game } = await context.catalogues.of(context.merchant)
  const winners = await readContent<StoredWinner>(context, 'winner', '')
  return winners
    .filter(({ nodeId }) => {
      const wire = game(nodeId)?.wire
      return wire !== undefined && wire.playMoneyOnly !== true
    })
    .slice(0, limitNum)
    .map(({ customerId, vo }) => ({ customerId, vo }))
}
