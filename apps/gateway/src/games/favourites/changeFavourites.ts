import { gameTypesAsked } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'

/** I36. Ids that do not belong together name no game. */
export const addFavourite: Handler<'addFavourite'> = async ({ db, catalogues, merchant, session, clock }, body) => {
  const game = (await catalogues.of(merchant)).game(body.nodeId)
  if (game?.wire.vassalage !== body.vendor || gameTypesAsked(body)?.includes(game.type) !== true)
    throw new ProblemError('not_found')
  await db
    .insertInto('favourites')
    .values({
      merchant_id: merchant.id,
      member_id: session.memberId,
      node_id: game.wire.nodeId,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return null
}

/** I37. A game that is not offered any more can be removed too. */
export const removeFavourite: Handler<'removeFavourite'> = async ({ db, merchant, session }, { nodeId }) => {
  await db
    .deleteFrom('favourites')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('node_id', '=', nodeId)
    .execute()
  return null
}
