import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/handlers.ts'
import { readContacts } from '../contacts/port.ts'
import type { Database } from '../database/schema.ts'
import { endCodes } from './oneTimeCodes.ts'

/** What is about to open an account. */
const underWay = ['login_verifications', 'login_codes', 'passkey_questions'] as const

/** Ends every login of an account that is under way, and every code that was sent to its owner. */
export async function endLoginsUnderWay(
  trx: Kysely<Database>,
  context: Pick<CallContext, 'merchant' | 'secrets'>,
  memberId: bigint,
): Promise<void> {
  const { merchant } = context
  for (const table of underWay)
    await trx.deleteFrom(table).where('merchant_id', '=', merchant.id).where('member_id', '=', memberId).execute()
  await endCodes(trx, context, memberId, await readContacts(trx, merchant.id, memberId))
}
