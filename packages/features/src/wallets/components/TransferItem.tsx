import type { WalletTransfer } from '@foyer/contract'
import { useFormats } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { PaymentItem } from '@foyer/ui/centre/PaymentItem'
import { Glyph } from '@foyer/ui/Icon'
import { ArrowLeft, ArrowRight } from 'lucide'
import { useT } from '../model/useT.ts'

const tones = { PENDING: 'info', DONE: 'positive', UNDONE: 'neutral' } as const

/** One transfer: which way, how far it is, and what that means. */
export function TransferItem({ transfer, name }: { readonly transfer: WalletTransfer; readonly name: string }) {
  const t = useT()
  const { money, timeInText } = useFormats()
  const { direction, amount, status, reason, createdAt, reference } = transfer
  return (
    <PaymentItem
      icon={<Glyph of={direction === 'in' ? ArrowRight : ArrowLeft} />}
      title={t(direction === 'in' ? 'toVendor' : 'fromVendor', { name })}
      amount={money(amount)}
      badge={<Badge tone={tones[status]}>{t(`status_${status}`)}</Badge>}
      facts={t('facts', { time: timeInText(createdAt), reference })}
      text={status === 'PENDING' ? t('pending') : reason && t(`reason_${reason}`)}
      isOpen={status === 'PENDING'}
    />
  )
}
