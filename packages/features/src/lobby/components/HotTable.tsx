import { useLabels } from '@foyer/feature-api'
import { EmptyState } from '@foyer/ui/EmptyState'
import { ErrorState } from '@foyer/ui/ErrorState'
import { useOperation } from '../model/calls.ts'
import { gridState } from '../model/gridState.ts'
import { hotGamesQuery } from '../model/queries.ts'
import { useT } from '../model/useT.ts'
import { GameTable } from './GameTable.tsx'
import { LobbyTableRoot } from './LobbyTable.styles.ts'

const none = [] as const
const mostGames = 20

/** The most played games as lines of a table (R03, C06). */
export function HotTable() {
  const t = useT()
  const errorLabels = useLabels('ErrorState')
  const answer = useOperation('hotGames', hotGamesQuery)
  return (
    <LobbyTableRoot>
      <h1>{t('title_hot')}</h1>
      <GameTable
        caption={t('title_hot')}
        games={answer.data ?? none}
        pageNo={1}
        pageSize={mostGames}
        hasCategory
        state={gridState(answer)}
        empty={<EmptyState title={t('emptyTitle')}>{t('emptyText')}</EmptyState>}
        error={<ErrorState title={t('error')} onRetry={() => void answer.refetch()} labels={errorLabels} />}
      />
    </LobbyTableRoot>
  )
}
