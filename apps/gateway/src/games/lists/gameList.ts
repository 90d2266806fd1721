import { sql } from 'kysely'
import { containsPattern } from '../../database/likePattern.ts'
import type { Handler } from '../../server/handlers.ts'
import { foldText } from '../foldText.ts'
import { readPage } from '../paging.ts'
import { fromGames, gameColumns, gameToWire } from './selectGames.ts'

/** I30. Most played first; hot games in the order of their rank. */
export const gameList: Handler<'gameList'> = async ({ db, merchant }, query) => {
  const { gameType, vassalage, gameClassify, isNew, minBet, minLines } = query
  const name = foldText(query.gameName?.trim() ?? '')
  const page = readPage(query)

  let games = fromGames(db, merchant.id)
  if (gameType !== undefined) games = games.where('g.game_type', '=', gameType)
  // A vendor's own list does not hold the tile that opens it.
  if (vassalage !== undefined)
    games = games.where('g.vendor_code', '=', vassalage).where('g.is_vendor_list', '=', false)
  if (gameClassify === 'NEW' || isNew === true) games = games.where('g.is_new', '=', true)
  else if (isNew === false) games = games.where('g.is_new', '=', false)
  if (gameClassify === 'HOT') games = games.where('g.hot_rank', 'is not', null)
  else if (gameClassify !== undefined && gameClassify !== 'ALL' && gameClassify !== 'NEW')
    games = games.where('g.game_classify', '=', gameClassify)
  if (name !== '') games = games.where('g.name_key', 'like', containsPattern(name))
  if (minBet !== undefined) games = games.where('g.min_bet', '>=', minBet)
  if (minLines !== undefined) games = games.where('g.lines', '>=', minLines)

  const { total } = await games.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  if (total <= page.offset) return { games: [], ...page.info(total) }
  const ordered = gameClassify === 'HOT' ? games.orderBy('g.hot_rank') : games.orderBy('g.popularity', 'desc')
  const rows = await ordered.orderBy('g.node_id').select(gameColumns).limit(page.limit).offset(page.offset).execute()
  return { games: rows.map(gameToWire), ...page.info(total) }
}
