import { type ModalProps, useLabels, useSession } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { GameFacts } from '../components/GameFacts.tsx'
import { useOperation, useRuntime } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** What a player may know of a game, before it and while it is played (QR22). */
export function GameInfoModal({ nodeId, name, close }: ModalProps['gameInfo'] & { close: () => void }) {
  const t = useT()
  const { data, isError, refetch } = useOperation('gameInfo', { nodeId })
  const errorLabels = useLabels('ErrorState')
  const { moduleOn, openModal } = useRuntime()
  const { status, role } = useSession()
  // Collections belong to an account (X01, X05).
  const mayCollect = data && moduleOn('favourites') && status === 'signedIn' && role !== 'trial'
  return (
    <Dialog
      isOpen
      onClose={close}
      title={data?.game.name || name || t('info')}
      size="medium"
      labels={useLabels('Dialog')}
      buttons={
        mayCollect
          ? [{ label: t('infoCollect'), onPress: () => openModal('collectGame', { nodeId, name: data.game.name }) }]
          : []
      }
    >
      <div aria-busy={!data && !isError}>
        {data && <GameFacts info={data} />}
        {!data && !isError && <Skeleton lines={8} />}
        {isError && !data && <ErrorState title={t('infoFailed')} onRetry={() => void refetch()} labels={errorLabels} />}
      </div>
    </Dialog>
  )
}
