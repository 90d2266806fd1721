import { sql, type Transaction } from 'kysely'
import type { SignedInContext } from '../../calls/handlers.ts'
import type { Database } from '../../database/schema.ts'
import type { Account } from '../../wallet/port.ts'
import { openMember } from './postWithdrawal.ts'

/** Of two requests of one member one comes first, and no money of theirs moves meanwhile. Answers their main account. */
export async function holdMember(
  trx: Transaction<Database>,
  { merchant, session }: Pick<SignedInContext, 'merchant' | 'session'>,
): Promise<Account> {
  const account = await openMember(trx, {
    merchant_id: merchant.id,
    member_id: session.memberId,
    currency: merchant.currency,
  })
  await sql`select from accounts where merchant_id = ${merchant.id} and account_id = ${account.accountId}
    for no key update`.execute(trx)
  return account
}
