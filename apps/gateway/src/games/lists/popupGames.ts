import { gameTypesAsked, type operations, type WireOf } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { answerBytes, Prepared } from '../../calls/prepared.ts'
import { ProblemError } from '../../calls/problem.ts'
import { hasLiveFacts } from './liveTypes.ts'
import { tellLive } from './tellLive.ts'

/** I40. Most played first. A list of another merchant's games is nobody's to ask for. */
export const popupGames: Handler<'popupGames'> = async (context, query) => {
  const { catalogues, merchant } = context
  if (query.merchant !== merchant.code) throw new ProblemError('merchant_mismatch')
  const catalogue = await catalogues.of(merchant)
  const { vassalage: vendor, pageSize } = query
  const types = gameTypesAsked(query)
  const games = catalogue.find({ types, vendor, gamesOnly: true }).slice(0, pageSize)
  // What goes on at a game is true for a moment, as in the game list.
  if (hasLiveFacts(types)) return { games: await tellLive(context, games) }
  return new Prepared<WireOf<typeof operations.popupGames>>(
    answerBytes(`{"games":[${games.map(({ json }) => json).join(',')}]}`),
  )
}
