import { useActions, useLabels } from '@foyer/feature-api'
import { LiveRail } from '@foyer/ui/LiveRail'
import { useOperation } from '../model/calls.ts'
import type { LobbyState } from '../model/lobbyState.ts'
import { tablesQuery } from '../model/queries.ts'
import { tableCard } from '../model/tableCard.ts'
import { useFacts } from '../model/useFacts.ts'
import { useT } from '../model/useT.ts'
import { LiveTablesRoot } from './LiveTables.styles.ts'

const none = [] as const
/** How often seats are looked at again, in ms. */
const refreshEvery = 30_000

/** Tables at which somebody may sit down now, of the lobby's chosen maker and class (I38). Nothing while no server tells them. */
export function LiveTables({ state }: { state: Pick<LobbyState, 'vendor' | 'classify'> }) {
  const t = useT()
  const { launchGame } = useActions()
  const { data, isError } = useOperation('roomList', tablesQuery(state), { refetchInterval: refreshEvery })
  const tables = data?.games ?? none
  const factsOf = useFacts(tables)
  const labels = useLabels('LiveRail')
  if (isError || data?.games.length === 0) return null
  return (
    <LiveTablesRoot>
      <LiveRail
        title={t('freeSeats')}
        tables={tables.map((game) => tableCard(game, factsOf))}
        skeletonCount={data ? 0 : 3}
        onPlay={(id) => {
          const game = tables.find(({ nodeId }) => String(nodeId) === id)
          if (game) launchGame(game)
        }}
        labels={labels}
      />
    </LiveTablesRoot>
  )
}
