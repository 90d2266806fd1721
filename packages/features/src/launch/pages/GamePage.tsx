import { useAddressQuery, useRuntime } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { EmptyState } from '@foyer/ui/EmptyState'
import { GameTable } from '../components/GameTable.tsx'
import { parseGameTickets } from '../model/gameTicket.ts'
import { useT } from '../model/useT.ts'
import { GamePageRoot } from './GamePage.styles.ts'

/** The game its address names (R25); without one, the way to the lobby. */
export function GamePage() {
  const t = useT()
  const { href } = useRuntime()
  const [query] = useAddressQuery()
  const [first, ...others] = parseGameTickets(query)
  if (first) return <GameTable tickets={[first, ...others]} />
  return (
    <GamePageRoot>
      <h1>{t('title')}</h1>
      <EmptyState
        size="page"
        title={t('noGameTitle')}
        actions={
          <Button tone="primary" href={href('rng')}>
            {t('toLobby')}
          </Button>
        }
      >
        {t('noGameText')}
      </EmptyState>
    </GamePageRoot>
  )
}
