import { gameTypesAsked, type operations, type WireOf } from '@foyer/contract'
import { foldText } from '@foyer/rules'
import type { Handler } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'
import { answerBytes, Prepared } from '../../calls/prepared.ts'
import type { GameFilter } from '../../catalogue/gameFilter.ts'
import { hasLiveFacts } from './liveTypes.ts'
import { tellLive } from './tellLive.ts'

type Query = Parameters<Handler<'gameList'>>[1]
type Answer = WireOf<typeof operations.gameList>

/** I30. Most played first; hot games in the order of their rank. */
export const gameList: Handler<'gameList'> = async (context, query) => {
  const catalogue = await context.catalogues.of(context.merchant)
  const filter = toFilter(query)
  const { offset, limit, info } = readPage(query)
  // What goes on at a game is true for a moment and kept for none.
  if (hasLiveFacts(filter.types)) {
    const found = catalogue.find(filter)
    return { games: await tellLive(context, found.slice(offset, offset + limit)), ...info(found.length) }
  }
  const make = (): Buffer => {
    const found = catalogue.find(filter)
    const games = found.slice(offset, offset + limit).map(({ json }) => json)
    const { totalPages, totalCount } = info(found.length)
    return answerBytes(`{"games":[${games.join(',')}],"totalPages":${totalPages},"totalCount":${totalCount}}`)
  }
  // Searches are too many to be kept.
  const isKept = filter.name === undefined
  return new Prepared<Answer>(isKept ? catalogue.bytes(`${offset} ${limit} ${JSON.stringify(filter)}`, make) : make())
}

function toFilter(query: Query): GameFilter {
  const { vassalage, gameClassify, isNew, gameName, minBet, minLines } = query
  const name = foldText(gameName?.trim() ?? '')
  return {
    types: gameTypesAsked(query),
    vendor: vassalage,
    // A vendor's own list does not hold the tile that opens it.
    gamesOnly: vassalage === undefined ? undefined : true,
    gameClassify: gameClassify === 'ALL' || gameClassify === 'NEW' || gameClassify === 'HOT' ? undefined : gameClassify,
    isNew: gameClassify === 'NEW' ? true : isNew,
    isHot: gameClassify === 'HOT' ? true : undefined,
    name: name === '' ? undefined : name,
    minBet,
    minLines,
  }
}
