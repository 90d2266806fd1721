import { type ModalProps, useLabels } from '@foyer/feature-api'
import { Dialog } from '@foyer/ui/Dialog'
import { ErrorState } from '@foyer/ui/ErrorState'
import { Skeleton } from '@foyer/ui/Skeleton'
import { DrawProof } from '../components/DrawProof.tsx'
import { useOperation } from '../model/calls.ts'
import { useT } from '../model/useT.ts'

/** A draw: what it was committed to, and how its numbers follow from its seed. */
export function LotteryDrawModal({
  gameCode,
  name,
  numero,
  close,
}: ModalProps['lotteryDraw'] & { readonly close: () => void }) {
  const t = useT()
  const labels = useLabels('Dialog')
  const errorLabels = useLabels('ErrorState')
  const input = { gameCode, ...(numero === undefined ? {} : { numero }) }
  const { data, isError, refetch } = useOperation('openedNumero', input)
  const title = numero === undefined ? t('drawTitleNext', { name }) : t('drawTitle', { numero, name })
  return (
    <Dialog isOpen onClose={close} title={title} size="large" labels={labels}>
      {!data && !isError && <Skeleton lines={8} />}
      {!data && isError && <ErrorState title={t('drawError')} onRetry={() => void refetch()} labels={errorLabels} />}
      {data && <DrawProof draw={data} />}
    </Dialog>
  )
}
