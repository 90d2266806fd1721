import type { Withdrawal, WithdrawalEvent } from '@foyer/contract'
import type { TimelineStep } from '@foyer/ui/Timeline'
import { type Money, money } from './methodText.ts'
import type { T } from './useT.ts'

const openStatuses: readonly Withdrawal['status'][] = ['PENDING', 'APPROVED', 'PAID', 'DISPUTED']

/** Whether something is still to come of it. */
export const isOpen = ({ status }: Withdrawal): boolean => openStatuses.includes(status)

const tones = {
  PENDING: 'info',
  APPROVED: 'info',
  PAID: 'warning',
  DISPUTED: 'warning',
  RECEIVED: 'positive',
  REFUNDED: 'neutral',
  REFUSED: 'negative',
  FAILED: 'negative',
  CANCELLED: 'neutral',
} as const

export const badgeTone = ({ status }: Withdrawal) => tones[status]

const comesBack: readonly Withdrawal['status'][] = ['REFUNDED', 'REFUSED', 'FAILED', 'CANCELLED']
const isSome = (decimal: string): boolean => /[1-9]/.test(decimal)

/** What arrives of it, where there is a fee and it goes out. */
export function arrivingText(t: T, { status, fee, payout }: Withdrawal, form: Money): string | undefined {
  if (comesBack.includes(status) || !isSome(fee)) return undefined
  return t('arriving', { payout: money(payout, form), fee: money(fee, form) })
}

/** What it means, why the money came back, or what happens next. */
export function stateText(t: T, withdrawal: Withdrawal, canCancel: boolean): string | undefined {
  const { status, reason, receipt, receivedAmount = '0' } = withdrawal
  if (status === 'PENDING') return canCancel ? t('wait_approval') : `${t('wait_approval')} ${t('noCancel')}`
  if (status === 'APPROVED') return t('wait_bank')
  if (status === 'DISPUTED') return t('wait_person')
  if (status === 'REFUSED' || status === 'FAILED')
    return `${t(`reason_${!reason || reason === 'other' ? 'untold' : reason}`)} ${t('moneyBack')}`
  if (status === 'REFUNDED' && isSome(receivedAmount)) return t('restBack')
  if (status === 'CANCELLED' || status === 'REFUNDED') return t('moneyBack')
  return receipt === 'AUTOMATIC' ? t('byTime') : receipt === 'FORCED' ? t('byForce') : undefined
}

const bad: readonly WithdrawalEvent['step'][] = ['missing', 'refused', 'failed']
/** What is still to come, by how far it is. */
const toCome: Partial<Record<Withdrawal['status'], readonly WithdrawalEvent['step'][]>> = {
  PENDING: ['approved', 'paid', 'received'],
  APPROVED: ['paid', 'received'],
  PAID: ['received'],
  DISPUTED: [],
}

/** The way of a withdrawal, with what is still to come of it (QP18). */
export function timelineOf(
  t: T,
  withdrawal: Withdrawal,
  form: Money,
  time: (instant: string) => string,
): readonly TimelineStep[] {
  const { status, timeline } = withdrawal
  const past = timeline.map(({ step, at, amount }, index): TimelineStep => {
    const isLast = index === timeline.length - 1
    return {
      id: `${index}`,
      title: t(`step_${step}`),
      time: time(at),
      ...(amount !== undefined && { text: money(amount, form) }),
      state: bad.includes(step) ? 'failed' : isLast && isOpen(withdrawal) ? 'current' : 'done',
    }
  })
  const next = toCome[status] ?? []
  return [...past, ...next.map((step): TimelineStep => ({ id: step, title: t(`step_${step}`), state: 'waiting' }))]
}
