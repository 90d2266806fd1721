import type { Game } from '@foyer/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from './calls.ts'

/** Games a search shows at a time (C04). */
export const searchPageSize = 28

/** Games that instant search finds by this text, page after page (R02, L25, N09). */
export function useGameSearch(gameName: string) {
  const { client, language } = useRuntime()
  const answer = useInfiniteQuery({
    queryKey: ['gameList', language.code, { search: gameName }],
    queryFn: ({ pageParam, signal }) =>
      client.call('gameList', { gameName, alike: true, pageNo: pageParam, pageSize: searchPageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length < last.totalPages ? all.length + 1 : undefined),
  })
  const games = useMemo<Game[] | undefined>(() => answer.data?.pages.flatMap((page) => page.games), [answer.data])
  return { ...answer, games, totalCount: answer.data?.pages[0]?.totalCount ?? 0 }
}
