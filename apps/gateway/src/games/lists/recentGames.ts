import type { operations, WireOf } from '@foyer/contract'
import { fromMinor, gameTypesAsked } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'
import { matcherOf } from '../../catalogue/gameFilter.ts'
import { pickGames } from './pickGames.ts'

type Recent = WireOf<typeof operations.recentGames>['list'][number]

/** I33. A game that is played again moves to the top; of each what was bet in its last round. */
export const recentGames: Handler<'recentGames'> = async ({ db, catalogues, merchant, session }, query) => {
  const plays = await db
    .selectFrom('recent_plays')
    .select(['node_id', 'played_at'])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .orderBy('played_at', 'desc')
    .orderBy('node_id')
    .execute()
  const { games, ...page } = pickGames(
    await catalogues.of(merchant),
    plays,
    matcherOf({ types: gameTypesAsked(query) }),
    readPage(query),
  )
  if (games.length === 0) return { list: [], ...page }
  const bets = await db
    .selectFrom('bets')
    .distinctOn('node_id')
    .select(['node_id', 'bet_amount'])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where(
      'node_id',
      'in',
      games.map(({ nodeId }) => nodeId),
    )
    .where('status', '!=', 'CANCELLED')
    .orderBy('node_id')
    .orderBy('bet_at', 'desc')
    .execute()
  const played = new Map(plays.map(({ node_id, played_at }) => [node_id, played_at.toISOString()]))
  const stakes = new Map(bets.map(({ node_id, bet_amount }) => [node_id, fromMinor(bet_amount, merchant.decimals)]))
  const list = games.map((game): Recent => {
    const lastPlayed = played.get(game.nodeId)
    const lastBet = stakes.get(game.nodeId)
    return {
      ...game,
      ...(lastPlayed === undefined ? {} : { lastPlayed }),
      ...(lastBet === undefined ? {} : { lastBet }),
    }
  })
  return { list, ...page }
}
