import type { Game, GameType } from '@foyer/contract'
import { useLabels } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { Pagination } from '@foyer/ui/Pagination'
import { useState } from 'react'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { bigOfTwenty, plainPageSize } from '../model/queries.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { LobbyGamesRoot } from './LobbyGames.styles.ts'

interface GamePagesProps {
  /** Code of the vendor; all vendors of the type when left out. */
  vendor?: string | undefined
  gameType: GameType
}

const none: readonly Game[] = []

/** The games of a type, of one vendor or of all, 20 at a time. */
export function GamePages({ vendor, gameType }: GamePagesProps) {
  const [page, setPage] = useState(1)
  const input = { gameType, ...(vendor ? { vassalage: vendor } : {}), pageNo: page, pageSize: plainPageSize }
  const answer = useOperation('gameList', input, { keepPrevious: true })
  const tiles = useGameTiles(answer.data?.games ?? none)
  return (
    <LobbyGamesRoot as="div" aria-busy={answer.isPlaceholderData} data-turning={answer.isPlaceholderData || undefined}>
      <GameGrid
        {...tiles}
        layout="lobby"
        bigCount={bigOfTwenty}
        state={gridState(answer)}
        skeletonCount={plainPageSize}
        onRetry={() => void answer.refetch()}
      />
      <Pagination
        page={page}
        pageCount={answer.data?.totalPages ?? 0}
        onPage={setPage}
        labels={useLabels('Pagination')}
      />
    </LobbyGamesRoot>
  )
}
