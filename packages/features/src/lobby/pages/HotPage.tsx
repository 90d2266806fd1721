import { GameGrid } from '@foyer/ui/GameGrid'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { bigOfTwenty, hotGamesQuery } from '../model/queries.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { LobbyPageRoot } from './LobbyPage.styles.ts'

const none = [] as const

/** The most played games of all types (R03, C06). */
export function HotPage() {
  const t = useT()
  const answer = useOperation('hotGames', hotGamesQuery)
  const tiles = useGameTiles(answer.data ?? none)
  return (
    <LobbyPageRoot>
      <h1>{t('title_hot')}</h1>
      <GameGrid
        {...tiles}
        layout="lobby"
        bigCount={bigOfTwenty}
        state={gridState(answer)}
        skeletonCount={20}
        priorityCount={2}
        onRetry={() => void answer.refetch()}
      />
    </LobbyPageRoot>
  )
}
