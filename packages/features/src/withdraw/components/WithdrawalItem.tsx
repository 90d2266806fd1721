import type { Withdrawal } from '@foyer/contract'
import { problemText, useFormats } from '@foyer/feature-api'
import { Badge } from '@foyer/ui/Badge'
import { Button } from '@foyer/ui/Button'
import { PaymentItem } from '@foyer/ui/centre/PaymentItem'
import { Glyph } from '@foyer/ui/Icon'
import { Timeline } from '@foyer/ui/Timeline'
import { Landmark, Zap } from 'lucide'
import { useState } from 'react'
import { useRuntime } from '../model/calls.ts'
import { accountText, type Money, money } from '../model/methodText.ts'
import { useT } from '../model/useT.ts'
import { arrivingText, badgeTone, stateText, timelineOf } from '../model/withdrawalState.ts'
import { Arrival } from './Arrival.tsx'

interface WithdrawalItemProps {
  readonly withdrawal: Withdrawal
  readonly form: Money
  readonly clockOffset: number
  /** Whether the law of the place lets a withdrawal be taken back at all. */
  readonly canCancel: boolean
  /** What was pressed is gone: the keyboard needs another place. */
  readonly onGone: () => void
  /** It asks for an answer, or was just sent: it stands out. */
  readonly isNews: boolean
  /** It has just been asked for here. */
  readonly isNew: boolean
}

/** One withdrawal: how far it is, what to do next, and its way. */
export function WithdrawalItem({
  withdrawal,
  form,
  clockOffset,
  canCancel,
  onGone,
  isNews,
  isNew,
}: WithdrawalItemProps) {
  const t = useT()
  const { time, timeInText } = useFormats()
  const runtime = useRuntime()
  const [isCancelling, setCancelling] = useState(false)
  const { kind, amount, account, status, reference, createdAt } = withdrawal
  const cancel = async (): Promise<void> => {
    const answer = await runtime.alert({
      icon: 'warning',
      title: t('cancelTitle', { amount: money(amount, form) }),
      text: t('cancelText'),
      buttons: [
        { id: 'keep', label: t('keepIt') },
        { id: 'cancel', label: t('cancelIt'), primary: true },
      ],
    })
    if (answer !== 'cancel') return
    setCancelling(true)
    try {
      await runtime.client.call('cancelWithdrawal', { reference })
      runtime.toast({ tone: 'positive', text: t('takenBack', { amount: money(amount, form) }) })
    } catch (error) {
      runtime.toast({ tone: 'negative', text: problemText(runtime, error) })
    }
    await runtime.queries.invalidateQueries({ queryKey: ['withdrawals'] })
    setCancelling(false)
    onGone()
  }
  return (
    <PaymentItem
      icon={<Glyph of={kind === 'instant' ? Zap : Landmark} />}
      title={accountText(account)}
      amount={money(amount, form)}
      badge={<Badge tone={badgeTone(withdrawal)}>{t(`status_${status}`)}</Badge>}
      facts={t('facts', { time: timeInText(createdAt), reference })}
      text={[arrivingText(t, withdrawal, form), stateText(t, withdrawal, canCancel)].filter(Boolean).join(' ')}
      isOpen={isNews}
      isNew={isNew}
      actions={
        withdrawal.canCancel && (
          <Button size="small" isBusy={isCancelling} onClick={() => void cancel()}>
            {t('takeBack')}
          </Button>
        )
      }
      timeline={<Timeline label={t('way')} steps={timelineOf(t, withdrawal, form, time)} />}
      timelineLabel={t('way')}
    >
      {withdrawal.canConfirm && (
        <Arrival
          // Once it is answered, the next answer begins anew.
          key={`${status} ${withdrawal.receivedAmount}`}
          withdrawal={withdrawal}
          form={form}
          clockOffset={clockOffset}
          onAnswered={onGone}
        />
      )}
    </PaymentItem>
  )
}
