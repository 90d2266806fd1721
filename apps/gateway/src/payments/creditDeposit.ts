import { paymentFee } from '@foyer/rules'
import type { Transaction } from 'kysely'
import { ProblemError } from '../calls/problem.ts'
import type { Database, DepositEventsTable } from '../database/schema.ts'
import { addNotice } from '../wallet/port.ts'
import { addEvent, type DepositRow, updateDeposit } from './deposits.ts'
import { postDeposit } from './postDeposit.ts'

interface Credit {
  /** Minor units that arrived. */
  readonly paid: bigint
  readonly source: DepositEventsTable['source']
  readonly at: Date
  readonly decimals: number
}

/** Puts the money of a locked deposit on the member's account, and tells the member. */
export async function creditDeposit(
  trx: Transaction<Database>,
  deposit: DepositRow,
  { paid, source, at, decimals }: Credit,
): Promise<void> {
  const fee = paid === deposit.amount ? deposit.fee : paymentFee(paid, deposit.fee_terms, decimals)
  if (fee >= paid)
    throw new ProblemError('validation_failed', { issues: [{ path: '/amount', message: 'is not more than the fee' }] })
  const journalId = await postDeposit(trx, { deposit, paid, fee, at })
  await updateDeposit(trx, deposit, {
    status: 'CREDITED',
    reason: null,
    fee,
    paid_amount: paid === deposit.amount ? null : paid,
    journal_id: journalId,
  })
  await addEvent(trx, deposit, { step: 'credited', source, at, amount: paid - fee })
  await addNotice(trx, deposit, { kind: 'depositCredited', amount: paid - fee, at })
}
