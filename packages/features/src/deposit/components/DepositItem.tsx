import type { Deposit } from '@foyer/contract'
import { useFormats } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { PaymentItem } from '@foyer/ui/centre/PaymentItem'
import { Timeline } from '@foyer/ui/Timeline'
import { badgeTone, isOpen, mayAskAgain, mayTryAgain, stateText, timelineOf } from '../model/depositState.ts'
import { type Money, methodName, money } from '../model/methodText.ts'
import { keepPlace } from '../model/placeLeft.ts'
import { useT } from '../model/useT.ts'
import { MethodIcon } from './MethodIcon.tsx'
import { TransferDetails } from './TransferDetails.tsx'

interface DepositItemProps {
  readonly deposit: Deposit
  readonly form: Money
  /** It has just been begun here. */
  readonly isNew: boolean
  readonly isAsking: boolean
  /** Asks its provider again. */
  readonly onAsk: () => void
  /** Fills the form in with it. */
  readonly onAgain: () => void
}

/** One deposit: how far it is, what to do next, and its way. */
export function DepositItem({ deposit, form, isNew, isAsking, onAsk, onAgain }: DepositItemProps) {
  const t = useT()
  const { time, timeInText } = useFormats()
  const { kind, amount, credit, status, reference, createdAt, expiresAt, instructions } = deposit
  const isWaiting = isOpen(deposit)
  const isPaid = status === 'CREDITED'
  return (
    <PaymentItem
      icon={<MethodIcon kind={kind} />}
      title={methodName(t, deposit)}
      amount={`${isPaid ? '+' : ''}${money(isPaid ? credit : amount, form)}`}
      badge={<Badge tone={badgeTone(deposit)}>{t(`status_${status}`)}</Badge>}
      facts={t('facts', { time: timeInText(createdAt), reference })}
      text={[
        stateText(t, deposit, form),
        instructions && status === 'PENDING' && t('until', { time: timeInText(expiresAt) }),
      ]
        .filter(Boolean)
        .join(' ')}
      isOpen={isWaiting}
      isNew={isNew}
      actions={
        mayAskAgain(deposit) ? (
          <Button size="small" isBusy={isAsking} onClick={onAsk}>
            {t('askAgain')}
          </Button>
        ) : instructions?.url ? (
          <Button href={instructions.url} onClick={() => keepPlace(reference)}>
            {t(kind === 'hosted' ? 'goOn' : 'openBank')}
          </Button>
        ) : mayTryAgain(deposit) ? (
          <Button size="small" aria-label={t('tryAgainOf', { amount: money(amount, form) })} onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        ) : undefined
      }
      timeline={<Timeline label={t('way')} steps={timelineOf(t, deposit, time)} />}
      timelineLabel={t('way')}
    >
      {instructions?.transfer && (
        <TransferDetails instructions={instructions} amount={money(amount, form)} plainAmount={amount} />
      )}
    </PaymentItem>
  )
}
