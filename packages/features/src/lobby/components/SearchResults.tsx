import {
  countFilters,
  named,
  orNothing,
  useAddressQuery,
  useLabels,
  usePageTitle,
  useRuntime,
} from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { Drawing, searchDrawing } from '@foyer/ui/Drawing'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameGrid } from '@foyer/ui/GameGrid'
import { Glyph } from '@foyer/ui/Icon'
import { LoadMore } from '@foyer/ui/LoadMore'
import { SlidersHorizontal } from 'lucide'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { gridState } from '../model/gridState.ts'
import { changeLobbyState, type LobbyState, parseLobbyState, writeLobbyState } from '../model/lobbyState.ts'
import { searchPageSize, searchQuery, useGameSearch } from '../model/useGameSearch.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { GameSearch } from './GameSearch.tsx'
import { SearchResultsRoot } from './SearchResults.styles.ts'

const none = [] as const
/** Few searches are filtered. */
const ChosenFilters = lazy(orNothing(named(() => import('./ChosenFilters.tsx'), 'ChosenFilters')))
const LobbyEmpty = lazy(named(() => import('./LobbyEmpty.tsx'), 'LobbyEmpty'))

/** What a search for a game's name found, 28 at a time, with a lobby's filters and order (R02, C04, QP03, QP04). */
export function SearchResults() {
  const t = useT()
  const loadMoreLabels = useLabels('LoadMore')
  const { href, navigate, openModal } = useRuntime()
  const [query, setQuery] = useAddressQuery()
  const text = query.get('q')?.trim().slice(0, 80) ?? ''
  const state = parseLobbyState(query)
  const found = useGameSearch(text, state)
  const filterCount = countFilters(state)
  const change = (part: Partial<LobbyState>): void =>
    setQuery((now) => writeLobbyState(changeLobbyState(parseLobbyState(now), part), now), { preventScrollReset: true })
  const openFilters = (): void =>
    openModal('gameFilters', { asked: searchQuery(text), chosen: state, onChoose: change })
  const heading = useRef<HTMLHeadingElement>(null)
  // What asked for it is gone, the palette or the field of the results before: the keyboard goes on here.
  // biome-ignore lint/correctness/useExhaustiveDependencies(text): other results are another place to go on
  useEffect(() => heading.current?.focus({ preventScroll: true }), [text])
  // The tab, the history and a bookmark tell one search from another.
  const heard = t('resultsFor', { text })
  usePageTitle(heard)
  const tiles = useGameTiles(found.games ?? none, { marksPopular: true })
  return (
    <SearchResultsRoot>
      <GameSearch key={text} />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {heard}
        </h1>
        <p role="status">{found.games && t('resultCount', { count: found.totalCount })}</p>
        {(found.totalCount > 1 || filterCount > 0) && (
          <Button size="small" onClick={openFilters}>
            <Glyph of={SlidersHorizontal} /> {filterCount > 0 ? t('filtersSet', { count: filterCount }) : t('filter')}
          </Button>
        )}
      </header>
      {(filterCount > 0 || state.sort !== 'popular') && (
        <Suspense fallback={null}>
          <ChosenFilters isSearch state={state} onChange={change} isEmpty={found.games?.length === 0} />
        </Suspense>
      )}
      <GameGrid
        {...tiles}
        canGrow
        state={gridState(found)}
        skeletonCount={searchPageSize}
        onRetry={() => void found.refetch()}
        empty={
          filterCount > 0 ? (
            <Suspense fallback={null}>
              <LobbyEmpty source="games" state={state} onShowAll={() => navigate(href('rng'))} onChange={change} />
            </Suspense>
          ) : (
            <EmptyState
              icon={<Drawing of={searchDrawing} />}
              title={t('noResultsTitle', { text })}
              actions={<Button href={href('rng')}>{t('toLobby')}</Button>}
            >
              {t('noResultsText')}
            </EmptyState>
          )
        }
      />
      {found.hasNextPage && (
        <LoadMore isBusy={found.isFetchingNextPage} onLoad={() => void found.fetchNextPage()} labels={loadMoreLabels} />
      )}
    </SearchResultsRoot>
  )
}
