import { sql } from 'kysely'
import type { Handler } from '../../server/handlers.ts'
import { fromGames, gameColumns, gameToWire } from '../lists/selectGames.ts'
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
export const favouriteGames: Handler<'favouriteGames'> = async ({ db, merchant, session }, query) => {
  const page = readPage(query)
  let games = fromGames(db, merchant.id)
    .innerJoin('favourites as f', (join) =>
      join.onRef('f.merchant_id', '=', 'g.merchant_id').onRef('f.node_id', '=', 'g.node_id'),
    )
    .where('f.member_id', '=', session.memberId)
  if (query.gameType !== undefined) games = games.where('g.game_type', '=', query.gameType)
  if (query.vendor !== undefined) games = games.where('g.vendor_code', '=', query.vendor)
  const { total } = await games.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await games
    .select(gameColumns)
    .orderBy('f.created_at', 'desc')
    .orderBy('g.node_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { content: rows.map(gameToWire), ...page.info(total) }
}
