import { sql } from 'kysely'
import type { Handler } from '../../server/handlers.ts'
import { readPage } from '../paging.ts'
import { fromGames, gameColumns, gameToWire } from './selectGames.ts'

/** I33. A game that is played again moves to the top. */
export const recentGames: Handler<'recentGames'> = async ({ db, merchant, session }, query) => {
  const page = readPage(query)
  let games = fromGames(db, merchant.id)
    .innerJoin('recent_plays as r', (join) =>
      join.onRef('r.merchant_id', '=', 'g.merchant_id').onRef('r.node_id', '=', 'g.node_id'),
    )
    .where('r.member_id', '=', session.memberId)
  if (query.gameType !== undefined) games = games.where('g.game_type', '=', query.gameType)
  const { total } = await games.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await games
    .select(gameColumns)
    .orderBy('r.played_at', 'desc')
    .orderBy('g.node_id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { list: rows.map(gameToWire), ...page.info(total) }
}
