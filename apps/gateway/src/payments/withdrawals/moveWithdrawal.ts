import type { WithdrawalReason, WithdrawalReceipt, WithdrawalStep } from '@foyer/contract'
import type { Transaction } from 'kysely'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'
import { addNotice } from '../../wallet/port.ts'
import { nextStatus, type WithdrawalMove } from './nextStatus.ts'
import { postPayout, postRefund, postReturn } from './postWithdrawal.ts'
import {
  addWithdrawalEvent,
  payoutOf,
  updateWithdrawal,
  type WithdrawalRow,
  type WithdrawalSource,
} from './withdrawals.ts'

interface Circumstances {
  readonly merchant: Pick<Merchant, 'config'>
  readonly source: WithdrawalSource
  readonly at: Date
  /** Why the money comes back. */
  readonly reason?: WithdrawalReason
  /** Of `part`: what has arrived in all, in minor units. */
  readonly received?: bigint
}

const steps: Readonly<Record<WithdrawalMove, WithdrawalStep>> = {
  approve: 'approved',
  refuse: 'refused',
  cancel: 'cancelled',
  paid: 'paid',
  failed: 'failed',
  part: 'part',
  receive: 'received',
  time: 'automatic',
  missing: 'missing',
  force: 'forced',
  refund: 'refunded',
}

const receipts: Partial<Readonly<Record<WithdrawalMove, WithdrawalReceipt>>> = {
  receive: 'MEMBER',
  time: 'AUTOMATIC',
  force: 'FORCED',
}

/** Moves a locked withdrawal on, with its money, its way and the member's notice. Throws `state_changed`. */
export async function moveWithdrawal(
  trx: Transaction<Database>,
  row: WithdrawalRow,
  move: WithdrawalMove,
  { merchant, source, at, reason, received = row.received }: Circumstances,
): Promise<WithdrawalRow> {
  const status = nextStatus({ status: row.status, isSent: row.sent_at !== null }, move)
  if (status === undefined) throw new ProblemError('state_changed')
  const amount = await moveMoney(trx, row, move, at)
  const moved = await updateWithdrawal(trx, row, {
    status,
    reason: reason ?? null,
    receipt: receipts[move] ?? null,
    received: move === 'receive' ? payoutOf(row) : received,
    due_at: status === row.status ? row.due_at : dueAfter(move, merchant, at),
  })
  await addWithdrawalEvent(trx, row, {
    step: steps[move],
    source,
    at,
    amount: move === 'part' ? received - row.received : amount,
  })
  if (move === 'approve') await addNotice(trx, row, { kind: 'withdrawalApproved', amount: row.amount, at })
  if (move === 'refuse' || move === 'failed')
    await addNotice(trx, row, { kind: 'withdrawalRejected', amount: row.amount, at })
  return moved
}

/** What came back to the member, where something did. */
async function moveMoney(
  trx: Transaction<Database>,
  row: WithdrawalRow,
  move: WithdrawalMove,
  at: Date,
): Promise<bigint | null> {
  if (move === 'refund') return postRefund(trx, row, at)
  if (move === 'paid') await postPayout(trx, row, at)
  if (move !== 'refuse' && move !== 'cancel' && move !== 'failed') return null
  await postReturn(trx, row, at)
  return row.amount
}

/** When the clock does the next thing: the provider is told at once, and a payment counts as received after a while. */
function dueAfter(move: WithdrawalMove, { config }: Pick<Merchant, 'config'>, at: Date): Date | null {
  if (move === 'approve') return at
  if (move === 'paid') return new Date(at.getTime() + config.payments.withdrawal.confirmMinutes * 60_000)
  return null
}
