import type { Kysely } from 'kysely'
import type { SignedInContext } from '../../calls/handlers.ts'
import type { Database } from '../../database/schema.ts'

/** Until when a member withdraws nothing, as the withdrawal password took the place of a forgotten one; nothing where they may. */
export async function heldUntil(
  db: Kysely<Database>,
  { merchant, session, clock }: Pick<SignedInContext, 'merchant' | 'session' | 'clock'>,
): Promise<Date | undefined> {
  const { withdrawals_from: from } = await db
    .selectFrom('members')
    .select('withdrawals_from')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  return from !== null && from > clock.now() ? from : undefined
}
