import type { Handler } from '../../calls/handlers.ts'
import { matcherOf } from '../../catalogue/gameFilter.ts'
import { pickGames } from '../lists/pickGames.ts'
import { readPage } from '../paging.ts'

/** I34. Newest first. */
export const favouriteIds: Handler<'favouriteIds'> = async ({ db, merchant, session }) => {
  const rows = await db
    .selectFrom('favourites')
    .select('node_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()
  return { content: rows.map((row) => row.node_id) }
}

/** I35. Games that the merchant does not offer any more are left out. */
export const favouriteGames: Handler<'favouriteGames'> = async ({ db, catalogues, merchant, session }, query) => {
  const marked = await db
    .selectFrom('favourites')
    .select('node_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('created_at', 'desc')
    .orderBy('node_id')
    .execute()
  const fits = matcherOf({ gameType: query.gameType, vendor: query.vendor })
  const { games, ...page } = pickGames(await catalogues.of(merchant), marked, fits, readPage(query))
  return { content: games, ...page }
}
