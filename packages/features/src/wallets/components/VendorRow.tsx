import type { VendorWallet } from '@foyer/contract'
import { useFormats, useLabels } from '@foyer/feature-api'
import { Button } from '@foyer/ui/Button'
import { WalletRow } from '@foyer/ui/centre/WalletList'
import { useOperation } from '../model/calls.ts'
import type { Brought } from '../model/useBringBack.ts'
import { type T, useT } from '../model/useT.ts'

interface VendorRowProps {
  readonly wallet: VendorWallet
  /** What moving its money came to. */
  readonly brought?: Brought | undefined
}

/** One vendor's wallet; it is asked by itself, so that a slow one holds no other. */
export function VendorRow({ wallet: { vendor, name, isClosed }, brought }: VendorRowProps) {
  const t = useT()
  const { money } = useFormats()
  const { data, isError, isFetching, refetch } = useOperation('vendorWalletBalance', { vendor })
  const isLost = isError || data?.problem !== undefined
  const balance = data?.balance
  const result = brought === undefined ? undefined : resultOf(t, brought, money)
  return (
    <WalletRow
      name={name}
      {...(balance === undefined ? {} : { balance: money(balance) })}
      isAsking={isFetching && balance === undefined}
      note={result?.text ?? (isLost ? t('unreadable') : isClosed && t('closed'))}
      noteTone={result?.tone ?? (isLost ? 'negative' : 'neutral')}
      action={
        isLost && (
          <Button size="small" isBusy={isFetching} aria-label={t('askAgainOf', { name })} onClick={() => refetch()}>
            {t('askAgain')}
          </Button>
        )
      }
      labels={useLabels('WalletList')}
    />
  )
}

function resultOf(t: T, brought: Brought, money: (minor: number) => string) {
  if (brought === 'unread') return { text: t('backUnread'), tone: 'negative' as const }
  if ('problem' in brought) return { text: brought.problem, tone: 'negative' as const }
  const { status, direction, reason = 'refused' } = brought
  const amount = money(brought.amount)
  if (status === 'DONE')
    return { text: t(direction === 'in' ? 'cameIn' : 'backDone', { amount }), tone: 'positive' as const }
  return status === 'PENDING'
    ? { text: t('backPending', { amount }), tone: 'neutral' as const }
    : { text: t(`reason_${reason}`), tone: 'negative' as const }
}
