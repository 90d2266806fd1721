import type { WithdrawalStatus } from '@foyer/contract'

/** What may happen to a withdrawal. `time` is the clock's, where nobody has said that the money arrived. */
export type WithdrawalMove =
  | 'approve'
  | 'refuse'
  | 'cancel'
  | 'paid'
  | 'failed'
  | 'part'
  | 'receive'
  | 'time'
  | 'missing'
  | 'force'
  | 'refund'

type Moves = Partial<Readonly<Record<WithdrawalMove, WithdrawalStatus>>>

/** Where each move leads from; what is not here is not possible. Nothing leads away from an end. */
const table: Readonly<Record<WithdrawalStatus, Moves>> = {
  PENDING: { approve: 'APPROVED', refuse: 'REFUSED', cancel: 'CANCELLED' },
  APPROVED: { paid: 'PAID', failed: 'FAILED', refuse: 'REFUSED' },
  PAID: { part: 'PAID', receive: 'RECEIVED', time: 'RECEIVED', missing: 'DISPUTED' },
  DISPUTED: { part: 'DISPUTED', receive: 'RECEIVED', force: 'RECEIVED', refund: 'REFUNDED' },
  RECEIVED: {},
  REFUNDED: {},
  REFUSED: {},
  FAILED: {},
  CANCELLED: {},
}

/** What a withdrawal is after a move; nothing where it is not possible. What its provider may have paid is never refused. */
export function nextStatus(
  { status, isSent }: { readonly status: WithdrawalStatus; readonly isSent: boolean },
  move: WithdrawalMove,
): WithdrawalStatus | undefined {
  if (move === 'refuse' && isSent) return undefined
  return table[status][move]
}
