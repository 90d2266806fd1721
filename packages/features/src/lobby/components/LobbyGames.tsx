import { countFilters, named, orNothing, useLabels } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { Pagination } from '@foyer/ui/Pagination'
import { lazy, Suspense } from 'react'
import { gridState } from '../model/gridState.ts'
import { lobbyPageSize } from '../model/lobbyQuery.ts'
import { firstLobbyState } from '../model/lobbyState.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import type { Lobby } from '../model/useLobby.ts'
import { useTurnBack } from '../model/useTurnBack.ts'
import { LobbyGamesRoot } from './LobbyGames.styles.ts'

interface LobbyGamesProps {
  id: string
  /** Which of the games: the chosen tab's words. */
  label: string
  lobby: Lobby
  onPage: (page: number) => void
}

const none = [] as const
/** Few lists are filtered or empty. */
const ChosenFilters = lazy(orNothing(named(() => import('./ChosenFilters.tsx'), 'ChosenFilters')))
const LobbyEmpty = lazy(named(() => import('./LobbyEmpty.tsx'), 'LobbyEmpty'))

/** The games of a lobby, 5 big and 14 normal, and their pages (L16, L17, L18). */
export function LobbyGames({ id, label, lobby, onPage }: LobbyGamesProps) {
  const { source, state } = lobby
  const tiles = useGameTiles(lobby.games ?? none, { marksPopular: source !== 'games' })
  // An address may name a page behind the last one.
  useTurnBack(state.page, lobby.isTurning ? 0 : lobby.pageCount, (page) => lobby.change({ page }, true))
  const isBare = source === 'needsLogin'
  return (
    <LobbyGamesRoot
      id={id}
      role="tabpanel"
      aria-label={label}
      aria-busy={lobby.isTurning}
      data-turning={lobby.isTurning || undefined}
    >
      {source === 'games' && (countFilters(state) > 0 || state.sort !== 'popular') && (
        <Suspense fallback={null}>
          <ChosenFilters state={state} onChange={lobby.change} isEmpty={lobby.games?.length === 0} />
        </Suspense>
      )}
      <GameGrid
        {...tiles}
        layout="lobby"
        state={isBare ? 'ready' : gridState({ data: lobby.games, isError: lobby.isError })}
        skeletonCount={lobbyPageSize}
        priorityCount={2}
        onRetry={lobby.retry}
        empty={
          <Suspense fallback={null}>
            <LobbyEmpty
              source={source}
              state={state}
              onShowAll={() => lobby.change(firstLobbyState)}
              onChange={lobby.change}
            />
          </Suspense>
        }
      />
      <Pagination
        page={state.page}
        pageCount={isBare ? 0 : lobby.pageCount}
        hrefFor={lobby.hrefFor}
        onPage={onPage}
        labels={useLabels('Pagination')}
      />
    </LobbyGamesRoot>
  )
}
