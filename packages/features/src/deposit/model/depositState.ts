import type { Deposit, DepositEvent } from '@foyer/contract'
import type { TimelineStep } from '@foyer/ui/Timeline'
import { type Money, money } from './methodText.ts'
import type { T } from './useT.ts'

/** Whether something is still to come of it. */
export const isOpen = ({ status }: Deposit): boolean => status === 'PENDING' || status === 'REVIEW'

export const badgeTone = ({ status, reason }: Deposit) =>
  status === 'CREDITED'
    ? ('positive' as const)
    : status === 'PENDING'
      ? ('info' as const)
      : status === 'REVIEW'
        ? ('warning' as const)
        : reason === 'abandoned' || status === 'EXPIRED'
          ? ('neutral' as const)
          : ('negative' as const)

/** A deposit that a person refused is a matter for customer service, not for another try. */
export const mayTryAgain = ({ status, reason }: Deposit): boolean =>
  status === 'EXPIRED' || (status === 'FAILED' && reason !== 'refused')

/** The same request hands it to its provider again; the code of a voucher is not kept, so it cannot be asked for again. */
export const mayAskAgain = ({ status, kind, instructions }: Deposit): boolean =>
  status === 'PENDING' && kind !== 'voucher' && !instructions

/** What takes the focus of a deposit that was begun on this page: its card while it waits, the notice where it was paid at once. */
export function newsOf(begun: Deposit | undefined, deposit: Deposit): 'item' | 'outcome' | undefined {
  if (begun?.reference !== deposit.reference) return undefined
  if (isOpen(deposit)) return 'item'
  return begun.status === 'CREDITED' ? 'outcome' : undefined
}

/** Why a deposit came to nothing, or what its payer does next. */
export function stateText(
  t: T,
  { status, kind, reason, paidAmount, paidAgain, instructions }: Deposit,
  form: Money,
): string | undefined {
  if (status === 'PENDING') {
    if (kind === 'voucher') return t('wait_voucher')
    if (!instructions) return t('wait_provider')
    return t(kind === 'transfer' ? 'wait_transfer' : 'wait_hosted')
  }
  if (status === 'EXPIRED') return t('expired')
  if (status === 'REVIEW' && paidAgain !== undefined) return t('paidAgain', { reference: paidAgain })
  if (status === 'REVIEW' && paidAmount !== undefined) return t('otherAmount', { paid: money(paidAmount, form) })
  return status === 'CREDITED' || reason === undefined ? undefined : t(`reason_${reason}`)
}

const endings: readonly DepositEvent['step'][] = ['failed', 'refused', 'expired']

/** The way of a deposit, with what is still to come of it (QP18). */
export function timelineOf(t: T, deposit: Deposit, time: (instant: string) => string): readonly TimelineStep[] {
  const past = deposit.timeline.map(({ step, at }, index): TimelineStep => {
    const isLast = index === deposit.timeline.length - 1
    return {
      id: `${index}`,
      title: t(`step_${step}`),
      time: time(at),
      state: endings.includes(step) ? 'failed' : isLast && isOpen(deposit) ? 'current' : 'done',
    }
  })
  return isOpen(deposit) ? [...past, { id: 'next', title: t('step_credited'), state: 'waiting' }] : past
}
