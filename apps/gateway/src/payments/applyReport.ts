import type { PaymentReport } from '@foyer/contract'
import { readDecimal } from '@foyer/rules'
import type { Transaction } from 'kysely'
import type { Database, DepositEventsTable } from '../database/schema.ts'
import { addNotice } from '../wallet/port.ts'
import { addPaidAgain } from './addPaidAgain.ts'
import { creditDeposit } from './creditDeposit.ts'
import { addEvent, type DepositRow, updateDeposit } from './deposits.ts'
import { nextState } from './nextState.ts'
import { PaymentError } from './paymentError.ts'

interface Hearing {
  readonly source: DepositEventsTable['source']
  readonly at: Date
  readonly decimals: number
  /** The provider's name for the report, where it is a webhook. */
  readonly eventId?: string
  /** The member sees at once what came of it, and is not told of a failure besides. */
  readonly isSeen?: boolean
}

/** Lets a provider's word count for a locked deposit. Throws `PaymentError` where it speaks of other money. */
export async function applyReport(
  trx: Transaction<Database>,
  deposit: DepositRow,
  report: Omit<PaymentReport, 'reference'>,
  { source, at, decimals, eventId, isSeen = false }: Hearing,
): Promise<void> {
  const { state, amount, currency, reason } = report
  if (currency !== undefined && currency !== deposit.currency)
    throw new PaymentError('other_currency', `The deposit is in ${deposit.currency}`)
  const paid = amount === undefined ? undefined : readDecimal(amount, decimals)
  if (state === 'paid' && amount !== undefined && (paid === undefined || paid === 0n))
    throw new PaymentError('malformed', `${amount} is no amount of ${deposit.currency}`)
  const { status, reason: last, amount: asked, paid_amount: paidAmount } = deposit
  if (state === 'paid' && eventId !== undefined) {
    if (deposit.paid_event !== null) {
      await addPaidAgain(trx, deposit, { eventId, paid: paid ?? asked, at, decimals })
      return
    }
    await updateDeposit(trx, deposit, { paid_event: eventId })
  }
  const change = nextState({ status, reason: last, amount: asked, paidAmount }, state, {
    ...(paid === undefined ? {} : { paid }),
    ...(reason === undefined ? {} : { reason }),
  })
  if (change === undefined) return
  if (change.status === 'CREDITED') {
    await creditDeposit(trx, deposit, { paid: asked, source, at, decimals })
    return
  }
  await updateDeposit(trx, deposit, {
    status: change.status,
    reason: change.reason,
    paid_amount: change.paidAmount,
  })
  await addEvent(trx, deposit, { step: change.step, source, at, amount: change.paidAmount })
  if (change.status === 'FAILED' && change.reason !== 'abandoned' && !isSeen)
    await addNotice(trx, deposit, { kind: 'depositFailed', amount: asked, at })
}
