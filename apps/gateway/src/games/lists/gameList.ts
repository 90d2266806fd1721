import type { operations, WireOf } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'
import { readPage } from '../../calls/paging.ts'
import { answerBytes, Prepared } from '../../calls/prepared.ts'
import { filterAsked } from './filterAsked.ts'
import { hasLiveFacts } from './liveTypes.ts'
import { tellLive } from './tellLive.ts'

type Answer = WireOf<typeof operations.gameList>

/** I30. Most played first; hot games in the order of their rank; or in the order that is asked for (QP04); alike ones best first (N09). */
export const gameList: Handler<'gameList'> = async (context, query) => {
  const catalogue = await context.catalogues.of(context.merchant)
  const filter = filterAsked(query)
  const { sort } = query
  const { offset, limit, info } = readPage(query)
  // What goes on at a game is true for a moment and kept for none.
  if (hasLiveFacts(filter.types)) {
    const found = catalogue.find(filter, sort)
    return { games: await tellLive(context, found.slice(offset, offset + limit)), ...info(found.length) }
  }
  const make = (): Buffer => {
    const found = catalogue.find(filter, sort)
    const games = found.slice(offset, offset + limit).map(({ json }) => json)
    const { totalPages, totalCount } = info(found.length)
    return answerBytes(`{"games":[${games.join(',')}],"totalPages":${totalPages},"totalCount":${totalCount}}`)
  }
  // Searches are too many to be kept.
  const isKept = filter.name === undefined
  return new Prepared<Answer>(
    isKept ? catalogue.bytes(`${sort ?? ''} ${offset} ${limit} ${JSON.stringify(filter)}`, make) : make(),
  )
}
