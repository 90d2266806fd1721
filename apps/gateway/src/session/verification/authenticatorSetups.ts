import type { Kysely } from 'kysely'
import type { SignedInContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import type { Database } from '../../database/schema.ts'
import { hashSessionToken } from '../sessionToken.ts'

const lifetimeSeconds = 10 * 60

/** Keeps what an app is being set up with; beginning again ends the one before. */
export async function storeSetup({ db, merchant, session, clock }: SignedInContext, ticket: string): Promise<void> {
  const setup = {
    session_hash: session.tokenHash,
    ticket_hash: hashSessionToken(ticket),
    expires_at: new Date(clock.now().getTime() + lifetimeSeconds * 1000),
  }
  await db
    .insertInto('authenticator_setups')
    .values({ merchant_id: merchant.id, member_id: session.memberId, ...setup })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'member_id']).doUpdateSet(setup))
    .execute()
}

/** Uses a ticket up. Throws `verification_code_wrong` where this session has not begun with it, or too long ago. */
export async function takeSetup(
  trx: Kysely<Database>,
  { merchant, session, clock }: SignedInContext,
  ticket: string,
): Promise<void> {
  const { numDeletedRows } = await trx
    .deleteFrom('authenticator_setups')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('session_hash', '=', session.tokenHash)
    .where('ticket_hash', '=', hashSessionToken(ticket))
    .where('expires_at', '>', clock.now())
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ProblemError('verification_code_wrong')
}
