import { type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { GameFacts } from '../components/GameFacts.tsx'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** What a player may know of a game, before it and while it is played (QR22). */
export function GameInfoModal({ nodeId, name, close }: ModalProps['gameInfo'] & { close: () => void }) {
  const t = useT()
  const { data, isError, refetch } = useOperation('gameInfo', { nodeId })
  const errorLabels = useLabels('ErrorState')
  return (
    <Dialog
      isOpen
      onClose={close}
      title={data?.game.name || name || t('info')}
      size="medium"
      labels={useLabels('Dialog')}
    >
      <div aria-busy={!data && !isError}>
        {data && <GameFacts info={data} />}
        {!data && !isError && <Skeleton lines={8} />}
        {isError && !data && <ErrorState title={t('infoFailed')} onRetry={() => void refetch()} labels={errorLabels} />}
      </div>
    </Dialog>
  )
}
