import type { Handler } from '../../server/handlers.ts'
import { fromGames, gameColumns, gameToWire } from './selectGames.ts'

const mostHotGames = 20

/** I29. In the order of their rank. */
export const hotGames: Handler<'hotGames'> = async ({ db, merchant }, { gameType }) => {
  let games = fromGames(db, merchant.id).where('g.hot_rank', 'is not', null)
  if (gameType !== undefined) games = games.where('g.game_type', '=', gameType)
  const rows = await games.select(gameColumns).orderBy('g.hot_rank').orderBy('g.node_id').limit(mostHotGames).execute()
  return { list: rows.map(gameToWire) }
}
