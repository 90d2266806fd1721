import type { Game } from '@foyer/contract'
import { choiceQuery, countFilters, type GameChoice } from '@foyer/feature-api'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from './calls.ts'
import { useKeptTitles } from './useKeptTitles.ts'

/** Games a search shows at a time (C04). */
export const searchPageSize = 28

/** What of a search is asked for without filters and order: all that instant search finds by the text (N09). */
export const searchQuery = (gameName: string) => ({ gameName, alike: true }) as const

/** Games that instant search finds by this text, those that are left of them by filters, page after page (R02, L25, QP03). */
export function useGameSearch(gameName: string, choice: GameChoice) {
  const { client, language } = useRuntime()
  const asked = {
    ...searchQuery(gameName),
    ...choiceQuery(choice),
    ...(choice.sort === 'popular' ? {} : { sort: choice.sort }),
  }
  const answer = useInfiniteQuery({
    queryKey: ['gameList', language.code, { search: asked }],
    queryFn: ({ pageParam, signal }) =>
      client.call('gameList', { ...asked, pageNo: pageParam, pageSize: searchPageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length < last.totalPages ? all.length + 1 : undefined),
  })
  const games = useMemo<Game[] | undefined>(() => answer.data?.pages.flatMap((page) => page.games), [answer.data])
  const kept = useKeptTitles(countFilters(choice) === 0 ? gameName : '', answer)
  const found = games ?? kept
  return { ...answer, data: found, games: found, totalCount: answer.data?.pages[0]?.totalCount ?? kept?.length ?? 0 }
}
