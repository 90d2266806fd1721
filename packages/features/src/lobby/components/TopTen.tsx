import { type SettingsOf, useCategoryName, useLabels, useRuntime } from '@foyer/feature-api'
import { PosterRail } from '@foyer/ui/PosterRail'
import type { TopTenSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { topTenQuery } from '../model/queries.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { BleedRoot } from './Bleed.styles.ts'

const none = [] as const
const places = 10

/** The ten most played games, each with the number of its place (L02). */
export function TopTen({ settings }: { settings: SettingsOf<typeof TopTenSettings> }) {
  const t = useT()
  const nameOf = useCategoryName()
  const { href, hasRoute } = useRuntime()
  const answer = useOperation('hotGames', topTenQuery(settings))
  const tiles = useGameTiles(answer.data ?? none)
  const labels = useLabels('PosterRail')
  if (answer.data?.length === 0) return null
  const { category } = settings
  const title = category === undefined ? t('topTen') : t('topTenOf', { category: nameOf(category) })
  return (
    <BleedRoot data-bleeds>
      <PosterRail
        {...tiles}
        title={title}
        more={
          hasRoute('hot') ? { href: href('hot'), text: t('more'), name: t('moreOf', { category: title }) } : undefined
        }
        form="ranked"
        games={tiles.games.slice(0, places)}
        state={gridState(answer)}
        skeletonCount={places}
        onRetry={() => void answer.refetch()}
        labels={labels}
      />
    </BleedRoot>
  )
}
