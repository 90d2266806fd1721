import type { Transaction } from 'kysely'
import type { Clock } from '../../clock/clock.ts'
import type { Database } from '../../database/schema.ts'
import type { Merchant } from '../../merchants/merchant.ts'

/** Long enough for an owner to read what they were told, and to say that it was not them. */
const holdMs = 24 * 60 * 60 * 1000

/** Of a member whose withdrawal password was replaced without being known: nothing is withdrawn for a day. */
export async function holdWithdrawals(
  trx: Transaction<Database>,
  { merchant, clock }: { readonly merchant: Pick<Merchant, 'id'>; readonly clock: Clock },
  memberId: bigint,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ withdrawals_from: new Date(clock.now().getTime() + holdMs) })
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .execute()
}
