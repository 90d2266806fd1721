import type { DepositReason, DepositStatus, DepositStep, PaymentReport } from '@foyer/contract'

export interface Progress {
  readonly status: DepositStatus
  readonly reason: DepositReason | null
  /** Minor units that are to be paid. */
  readonly amount: bigint
  /** What arrived, where it is another amount. */
  readonly paidAmount: bigint | null
}

export interface Change {
  readonly status: DepositStatus
  readonly step: DepositStep
  readonly reason: DepositReason | null
  readonly paidAmount: bigint | null
}

/**
 * What a provider's word changes; nothing where it is old news. Reports come late, twice and in any order, so that only
 * what holds for good counts: money that has arrived is never forgotten, and is credited once. Another amount than was
 * asked for, or money for a deposit that a person refused, is for a person to decide.
 */
export function nextState(
  deposit: Progress,
  state: PaymentReport['state'],
  more: { paid?: bigint; reason?: DepositReason },
): Change | undefined {
  const { status, reason, amount, paidAmount } = deposit
  if (status === 'CREDITED') return undefined
  if (state === 'paid') {
    const paid = more.paid ?? amount
    if (paid === amount && reason !== 'refused')
      return { status: 'CREDITED', step: 'credited', reason: null, paidAmount: null }
    if (status === 'REVIEW' && paid === paidAmount) return undefined
    return { status: 'REVIEW', step: 'differs', reason: 'other_amount', paidAmount: paid }
  }
  if (status !== 'PENDING') return undefined
  if (state === 'failed' || state === 'abandoned')
    return {
      status: 'FAILED',
      step: 'failed',
      reason: state === 'abandoned' ? 'abandoned' : (more.reason ?? 'declined'),
      paidAmount: null,
    }
  return undefined
}
