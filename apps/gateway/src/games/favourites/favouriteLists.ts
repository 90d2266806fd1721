import { gameTypesAsked } from '@foyer/contract'
import type { CallContext, Handler } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'
import { matcherOf } from '../../catalogue/gameFilter.ts'
import { pickGames } from '../lists/pickGames.ts'

/** Newest first. */
const readMarked = (
  { db, merchant }: Pick<CallContext, 'db' | 'merchant'>,
  memberId: bigint,
): Promise<{ readonly node_id: number }[]> =>
  db
    .selectFrom('favourites')
    .select('node_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()

/** Games of a collection, what was put in last first; of somebody else's there are none. */
const readCollected = (
  { db, merchant }: Pick<CallContext, 'db' | 'merchant'>,
  memberId: bigint,
  collectionId: number,
): Promise<{ readonly node_id: number }[]> =>
  db
    .selectFrom('collected_games as g')
    .innerJoin('game_collections as c', (join) =>
      join.onRef('c.merchant_id', '=', 'g.merchant_id').onRef('c.collection_id', '=', 'g.collection_id'),
    )
    .select('g.node_id')
    .where('c.merchant_id', '=', merchant.id)
    .where('c.member_id', '=', memberId)
    .where('c.collection_id', '=', collectionId)
    .orderBy('g.added_at', 'desc')
    .orderBy('g.node_id')
    .execute()

/** I34. */
export const favouriteIds: Handler<'favouriteIds'> = async (context) => {
  const rows = await readMarked(context, context.session.memberId)
  return { content: rows.map((row) => row.node_id) }
}

/** I35. Games that the merchant does not offer any more are left out. */
export const favouriteGames: Handler<'favouriteGames'> = async (context, query) => {
  const { catalogues, merchant, session } = context
  const marked =
    query.collectionId === undefined
      ? await readMarked(context, session.memberId)
      : await readCollected(context, session.memberId, query.collectionId)
  const fits = matcherOf({ types: gameTypesAsked(query), vendor: query.vendor })
  const { games, ...page } = pickGames(await catalogues.of(merchant), marked, fits, readPage(query))
  return { content: games, ...page }
}
