import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { CallContext } from '../server/handlers.ts'
import { createSessionToken, hashSessionToken } from './sessionToken.ts'

const day = 24 * 60 * 60
/** Seconds a session lasts on the server when the browser forgets it on closing. */
const browserSessionAge = day / 2

/**
 * Starts a session and gives it to the caller; returns what the answer's `token` says. A session the caller had ends
 * with it. With `remember` it outlives the browser for one day (ruling 7).
 */
export async function createSession(
  db: Kysely<Database>,
  context: CallContext,
  memberId: bigint,
  remember: boolean,
): Promise<string> {
  const { merchant, clock, sessionToken, answerSession } = context
  const token = createSessionToken()
  const now = clock.now()
  if (sessionToken !== undefined) await deleteSession(db, merchant.id, sessionToken)
  await db
    .insertInto('sessions')
    .values({
      merchant_id: merchant.id,
      token_hash: hashSessionToken(token),
      member_id: memberId,
      created_at: now,
      expires_at: new Date(now.getTime() + (remember ? day : browserSessionAge) * 1000),
    })
    .execute()
  return answerSession.start(token, remember ? day : undefined)
}

export async function deleteSession(db: Kysely<Database>, merchantId: number, token: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('merchant_id', '=', merchantId)
    .where('token_hash', '=', hashSessionToken(token))
    .execute()
}
