import { gameTypesAsked } from '@foyer/contract'
import type { Handler } from '../../calls/handlers.ts'

const mostHotGames = 20

/** I29. In the order of their rank. */
export const hotGames: Handler<'hotGames'> = async ({ catalogues, merchant }, query) => {
  const hot = (await catalogues.of(merchant)).find({ types: gameTypesAsked(query), isHot: true })
  return { list: hot.slice(0, mostHotGames).map(({ wire }) => wire) }
}
