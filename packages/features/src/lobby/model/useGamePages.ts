import type { Game, InputOf, Operations, ValueOf } from '@foyer/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useRuntime } from './calls.ts'

interface GamePagesOptions {
  /** Games that are asked for at a time. */
  readonly pageSize: number
  /** The first of them, where it is known already. */
  readonly first?: ValueOf<Operations['gameList']> | undefined
}

/** A list of games that grows page after page (L25). */
export function useGamePages(
  asked: Omit<InputOf<Operations['gameList']>, 'pageNo' | 'pageSize'>,
  { pageSize, first }: GamePagesOptions,
) {
  const { client, language } = useRuntime()
  const answer = useInfiniteQuery({
    queryKey: ['gameList', language.code, { pageAfterPage: { ...asked, pageSize } }],
    queryFn: ({ pageParam, signal }) => client.call('gameList', { ...asked, pageNo: pageParam, pageSize }, { signal }),
    initialPageParam: 1,
    ...(first && { initialData: { pages: [first], pageParams: [1] } }),
    getNextPageParam: (last, all) => (all.length < last.totalPages ? all.length + 1 : undefined),
  })
  const games = useMemo<Game[] | undefined>(() => answer.data?.pages.flatMap((page) => page.games), [answer.data])
  return { ...answer, games, totalCount: answer.data?.pages[0]?.totalCount }
}
