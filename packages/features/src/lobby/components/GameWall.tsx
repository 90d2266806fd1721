import { type SettingsOf, useCategoryName, useLabels } from '@foyer/feature-api'
import { GameGrid } from '@foyer/ui/GameGrid'
import { LoadMore } from '@foyer/ui/LoadMore'
import { Shelf } from '@foyer/ui/Shelf'
import type { GameWallSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { wallAsked, wallQuery, wallSize } from '../model/queries.ts'
import { useGamePages } from '../model/useGamePages.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'

const none = [] as const

/** Games of all categories or of one, 42 at a time (C03, L25). */
export function GameWall({ settings }: { settings: SettingsOf<typeof GameWallSettings> }) {
  const t = useT()
  const nameOf = useCategoryName()
  const labels = useLabels('LoadMore')
  const { category, order } = settings
  // What the page came with; where it came with none, the pages below ask for it.
  const { data: first } = useOperation('gameList', wallQuery(settings), { enabled: false })
  const answer = useGamePages(wallAsked(settings), { pageSize: wallSize, first })
  const tiles = useGameTiles(answer.games ?? none)
  const isNew = order === 'new'
  const ofAll = t(isNew ? 'class_NEW' : 'allGames')
  const ofOne = (name: string) => (isNew ? t('newOf', { category: name }) : name)
  return (
    <Shelf title={category === undefined ? ofAll : ofOne(nameOf(category))}>
      <GameGrid
        {...tiles}
        canGrow
        state={gridState(answer)}
        skeletonCount={wallSize}
        onRetry={() => void answer.refetch()}
      />
      {answer.hasNextPage && (
        <LoadMore isBusy={answer.isFetchingNextPage} onLoad={() => void answer.fetchNextPage()} labels={labels} />
      )}
    </Shelf>
  )
}
