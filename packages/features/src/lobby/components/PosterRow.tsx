import { type SettingsOf, useCategoryName, useLabels, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { PosterRail } from '@foyer/ui/PosterRail'
import { useMemo } from 'react'
import type { PosterRowSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { posterQuery } from '../model/queries.ts'
import { moreQuery } from '../model/rowCategory.ts'
import { useGameTiles } from '../model/useGameTiles.ts'
import { useT } from '../model/useT.ts'
import { BleedRoot } from './Bleed.styles.ts'

const none = [] as const

/** Games of a category as posters in a row that runs off the screen (L05, L07). Nothing while it has no games. */
export function PosterRow({ settings }: { settings: SettingsOf<typeof PosterRowSettings> }) {
  const t = useT()
  const nameOf = useCategoryName()
  const { href, categoryRoute } = useRuntime()
  const { category, order, count, firstPlace } = settings
  const { data: categories } = useOperation('gameVendors', vendorsQuery)
  const answer = useOperation('gameList', posterQuery(settings))
  const games = useMemo(() => answer.data?.games.slice(firstPlace - 1), [answer.data, firstPlace])
  const tiles = useGameTiles(games ?? none)
  const labels = useLabels('PosterRail')
  if (games?.length === 0) return null
  const name = nameOf(category)
  const title = order === 'new' ? t('newOf', { category: name }) : name
  const route = categoryRoute(category)
  const vendors = categories?.find(({ gameCategory }) => gameCategory === category)?.vendors ?? []
  const query = order === 'new' ? { class: 'NEW' } : moreQuery(category, vendors)
  return (
    <BleedRoot data-bleeds>
      <PosterRail
        {...tiles}
        title={title}
        more={route ? { href: href(route, query), text: t('more'), name: t('moreOf', { category: title }) } : undefined}
        state={gridState(answer)}
        skeletonCount={count}
        onRetry={() => void answer.refetch()}
        labels={labels}
      />
    </BleedRoot>
  )
}
