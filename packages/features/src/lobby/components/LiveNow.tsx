import { type SettingsOf, useActions, useCategoryName, useLabels, useRuntime } from '@foyer/feature-api'
import { LiveRail } from '@foyer/ui/LiveRail'
import type { LiveNowSettings } from '../config.schema.ts'
import { useOperation } from '../model/calls.ts'
import { liveQuery } from '../model/queries.ts'
import { tableCard } from '../model/tableCard.ts'
import { useFacts } from '../model/useFacts.ts'
import { useT } from '../model/useT.ts'
import { BleedRoot } from './Bleed.styles.ts'

const none = [] as const
/** How often tables are looked at again, in ms. */
const refreshEvery = 30_000

/** Live tables with their limits, free seats and last results, as far as anybody tells them (L05, I38). */
export function LiveNow({ settings }: { settings: SettingsOf<typeof LiveNowSettings> }) {
  const t = useT()
  const nameOf = useCategoryName()
  const { href, categoryRoute } = useRuntime()
  const { launchGame } = useActions()
  const { data, isError } = useOperation('roomList', liveQuery(settings), { refetchInterval: refreshEvery })
  const tables = data?.games ?? none
  const factsOf = useFacts(tables)
  const labels = useLabels('LiveRail')
  if (data ? tables.length === 0 : isError) return null
  const route = categoryRoute('LIVE')
  return (
    <BleedRoot data-bleeds>
      <LiveRail
        title={t('liveNow')}
        more={
          route ? { href: href(route), text: t('more'), name: t('moreOf', { category: nameOf('LIVE') }) } : undefined
        }
        tables={tables.map((game) => tableCard(game, factsOf))}
        skeletonCount={data ? 0 : settings.count}
        onPlay={(id) => {
          const game = tables.find(({ nodeId }) => String(nodeId) === id)
          if (game) launchGame(game)
        }}
        labels={labels}
      />
    </BleedRoot>
  )
}
