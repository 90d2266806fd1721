import { type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { useRound } from '../model/useRound.ts'
import { useT } from '../model/useT.ts'
import { RoundModalRoot } from './RoundModal.styles.ts'

/** A round of the betting record as its vendor shows it, in a frame (P06). */
export function RoundModal({ vendor, betId, name, close }: ModalProps['round'] & { close: () => void }) {
  const t = useT()
  const { frame, retry } = useRound(vendor, betId)
  const errorLabels = useLabels('ErrorState')
  return (
    <Dialog isOpen onClose={close} title={t('roundTitle', { name })} size="large" labels={useLabels('Dialog')}>
      <RoundModalRoot aria-busy={frame.step === 'asking'}>
        {frame.step === 'asking' && <Skeleton lines={10} />}
        {frame.step === 'shown' && (
          <iframe
            src={frame.address}
            title={t('roundFrame', { name })}
            sandbox="allow-scripts allow-same-origin"
            referrerPolicy="no-referrer"
          />
        )}
        {frame.step === 'failed' && (
          <ErrorState title={t('roundFailed')} {...(frame.isMissing ? {} : { onRetry: retry })} labels={errorLabels}>
            {frame.isMissing && t('roundMissing')}
          </ErrorState>
        )}
      </RoundModalRoot>
    </Dialog>
  )
}
