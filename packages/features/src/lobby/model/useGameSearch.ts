import { choiceQuery, countFilters, type GameChoice } from '@foyer/feature-api'
import { useGamePages } from './useGamePages.ts'
import { useKeptTitles } from './useKeptTitles.ts'

/** Games a search shows at a time (C04). */
export const searchPageSize = 28

/** What of a search is asked for without filters and order: all that instant search finds by the text (N09). */
export const searchQuery = (gameName: string) => ({ gameName, alike: true }) as const

/** Games that instant search finds by this text, those that are left of them by filters, page after page (R02, L25, QP03). */
export function useGameSearch(gameName: string, choice: GameChoice) {
  const answer = useGamePages(
    {
      ...searchQuery(gameName),
      ...choiceQuery(choice),
      ...(choice.sort === 'popular' ? {} : { sort: choice.sort }),
    },
    { pageSize: searchPageSize },
  )
  const { games, totalCount } = answer
  const kept = useKeptTitles(countFilters(choice) === 0 ? gameName : '', answer)
  const found = games ?? kept
  return { ...answer, data: found, games: found, totalCount: totalCount ?? kept?.length ?? 0 }
}
