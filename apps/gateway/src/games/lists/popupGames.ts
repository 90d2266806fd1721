import type { operations, WireOf } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { answerBytes, Prepared } from '../../calls/prepared.ts'
import { ProblemError } from '../../calls/problem.ts'
import { hasLiveFacts } from './liveTypes.ts'

/** I40. Most played first. A list of another merchant's games is nobody's to ask for. */
export const popupGames: Handler<'popupGames'> = async ({ catalogues, merchant, liveFeed, clock }, query) => {
  if (query.merchant !== merchant.code) throw new ProblemError('merchant_mismatch')
  const catalogue = await catalogues.of(merchant)
  const { gameType, vassalage: vendor, pageSize } = query
  const games = catalogue.find({ gameType, vendor, gamesOnly: true }).slice(0, pageSize)
  // What goes on at a game is true for a moment, as in the game list.
  if (liveFeed !== undefined && hasLiveFacts(gameType))
    return { games: games.map(({ wire }) => ({ ...wire, ...liveFeed(wire, clock.now()) })) }
  return new Prepared<WireOf<typeof operations.popupGames>>(
    answerBytes(`{"games":[${games.map(({ json }) => json).join(',')}]}`),
  )
}
