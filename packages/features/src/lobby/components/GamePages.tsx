import type { Game, GameType } from '@foyer/contract'
import { useAddressQuery, useLabels } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { Pagination } from '@foyer/ui/Pagination'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { parsePage } from '../model/lobbyState.ts'
import { bigOfTwenty, plainPageSize } from '../model/queries.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useTurnBack } from '../model/useTurnBack.ts'
import { LobbyGamesRoot } from './LobbyGames.styles.ts'

interface GamePagesProps {
  /** Code of the vendor; all vendors of the type when left out. */
  vendor?: string | undefined
  gameType: GameType
}

const none: readonly Game[] = []

/** The games of a type, of one vendor or of all, 20 at a time; the page stands in the address. */
export function GamePages({ vendor, gameType }: GamePagesProps) {
  const [query, setQuery] = useAddressQuery()
  const page = parsePage(query.get('page'))
  const addressOf = (next: number): URLSearchParams => {
    const written = new URLSearchParams(query)
    written.delete('page')
    if (next > 1) written.set('page', String(next))
    return written
  }
  const input = { gameType, ...(vendor ? { vassalage: vendor } : {}), pageNo: page, pageSize: plainPageSize }
  const answer = useOperation('gameList', input, { keepPrevious: true })
  // An address may name a page behind the last one.
  const lastPage = answer.isPlaceholderData ? 0 : (answer.data?.totalPages ?? 0)
  useTurnBack(page, lastPage, (last) => setQuery(addressOf(last), { replace: true, preventScrollReset: true }))
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
        hrefFor={(next) => `?${addressOf(next)}`}
        onPage={(next) => setQuery(addressOf(next), { preventScrollReset: true })}
        labels={useLabels('Pagination')}
      />
    </LobbyGamesRoot>
  )
}
