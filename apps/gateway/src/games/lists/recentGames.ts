import type { Handler } from '../../calls/handlers.ts'
import { matcherOf } from '../../catalogue/gameFilter.ts'
import { readPage } from '../paging.ts'
import { pickGames } from './pickGames.ts'

/** I33. A game that is played again moves to the top. */
export const recentGames: Handler<'recentGames'> = async ({ db, catalogues, merchant, session }, query) => {
  const plays = await db
    .selectFrom('recent_plays')
    .select('node_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .execute()
  const { games, ...page } = pickGames(
    await catalogues.of(merchant),
    plays,
    matcherOf({ gameType: query.gameType }),
    readPage(query),
  )
  return { list: games, ...page }
}
