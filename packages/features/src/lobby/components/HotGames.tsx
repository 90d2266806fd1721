import { type SettingsOf, useRuntime } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { Shelf } from '@foyer/ui/Shelf'
import type { HotGamesSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { hotGamesQuery } from '../model/queries.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'

const none = [] as const

/** The most played games in one row (L02). */
export function HotGames({ settings: { count } }: { settings: SettingsOf<typeof HotGamesSettings> }) {
  const t = useT()
  const { href, hasRoute } = useRuntime()
  const answer = useOperation('hotGames', hotGamesQuery)
  const tiles = useGameTiles(answer.data ?? none)
  if (answer.data?.length === 0) return null
  return (
    <Shelf
      title={t('hotTitle')}
      {...(hasRoute('hot') ? { moreHref: href('hot') } : {})}
      more={t('more')}
      moreName={t('moreOf', { category: t('hotTitle') })}
    >
      <GameGrid
        {...tiles}
        games={tiles.games.slice(0, count)}
        layout="eight"
        state={gridState(answer)}
        skeletonCount={count}
        onRetry={() => void answer.refetch()}
      />
    </Shelf>
  )
}
