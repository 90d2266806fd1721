import { useAddressQuery, useLabels, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Drawing, searchDrawing } from '@foyer/ui/Drawing'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameGrid } from '@foyer/ui/GameGrid'
import { LoadMore } from '@foyer/ui/LoadMore'
import { useEffect, useRef } from 'react'
import { gridState } from '../model/gridState.ts'
import { searchPageSize, useGameSearch } from '../model/useGameSearch.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { GameSearch } from './GameSearch.tsx'
import { SearchResultsRoot } from './SearchResults.styles.ts'

const none = [] as const

/** What a search for a game's name found, 28 at a time (R02, C04). */
export function SearchResults() {
  const t = useT()
  const loadMoreLabels = useLabels('LoadMore')
  const { href } = useRuntime()
  const [query] = useAddressQuery()
  const text = query.get('q')?.trim().slice(0, 80) ?? ''
  const found = useGameSearch(text)
  const heading = useRef<HTMLHeadingElement>(null)
  // What asked for it is gone, the palette or the field of the results before: the keyboard goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies(text): other results are another place to go on
  useEffect(() => heading.current?.focus({ preventScroll: true }), [text])
  const tiles = useGameTiles(found.games ?? none, { marksPopular: true })
  return (
    <SearchResultsRoot>
      <GameSearch key={text} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('resultsFor', { text })}
        </h1>
        <p role="status">{found.games && t('resultCount', { count: found.totalCount })}</p>
      </header>
      <GameGrid
        {...tiles}
        state={gridState(found)}
        skeletonCount={searchPageSize}
        onRetry={() => void found.refetch()}
        empty={
          <EmptyState
            icon={<Drawing of={searchDrawing} />}
            title={t('noResultsTitle', { text })}
            actions={<Button href={href('rng')}>{t('toLobby')}</Button>}
          >
            {t('noResultsText')}
          </EmptyState>
        }
      />
      {found.hasNextPage && (
        <LoadMore isBusy={found.isFetchingNextPage} onLoad={() => void found.fetchNextPage()} labels={loadMoreLabels} />
      )}
    </SearchResultsRoot>
  )
}
