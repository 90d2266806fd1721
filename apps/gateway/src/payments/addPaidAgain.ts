import { paymentFee } from '@foyer/rules'
import type { Transaction } from 'kysely'
import { newReference } from '../calls/newReference.ts'
import type { Database } from '../database/schema.ts'
import { addEvent, type DepositRow } from './deposits.ts'

interface Again {
  /** The provider's name for the report. */
  readonly eventId: string
  /** Minor units. */
  readonly paid: bigint
  readonly at: Date
  readonly decimals: number
}

/** Another payment that names the reference of a deposit: an entry of its own, which a person credits or refuses. */
export async function addPaidAgain(
  trx: Transaction<Database>,
  deposit: DepositRow,
  { eventId, paid, at, decimals }: Again,
): Promise<void> {
  const reference = newReference('D')
  const row = await trx
    .insertInto('deposits')
    .values({
      merchant_id: deposit.merchant_id,
      reference,
      member_id: deposit.member_id,
      // No request of the member asked for it.
      idempotency_key: reference,
      request_hash: deposit.request_hash,
      method_id: deposit.method_id,
      kind: deposit.kind,
      provider: deposit.provider,
      provider_reference: deposit.provider_reference,
      currency: deposit.currency,
      amount: paid,
      fee: paymentFee(paid, deposit.fee_terms, decimals),
      fee_terms: JSON.stringify(deposit.fee_terms),
      status: 'REVIEW',
      reason: null,
      paid_amount: null,
      paid_event: eventId,
      paid_again: deposit.reference,
      instructions: '{}',
      journal_id: null,
      created_at: at,
      expires_at: at,
      ask_at: at,
    })
    .returning(['merchant_id', 'deposit_id'])
    .executeTakeFirstOrThrow()
  await addEvent(trx, row, { step: 'again', source: 'provider', at, amount: paid })
}
