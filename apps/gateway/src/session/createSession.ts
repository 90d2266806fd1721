import type { Kysely } from 'kysely'
import type { CallContext } from '../calls/handlers.ts'
import type { Database } from '../database/schema.ts'
import { createSessionToken, hashSessionToken } from './sessionToken.ts'

const day = 24 * 60 * 60
/** Seconds a session lasts on the server when the browser forgets it on closing. */
const browserSessionAge = day / 2

/**
 * Starts a session and gives it to the caller; returns what the answer's `token` says. With `remember` it outlives the
 * browser for one day (ruling 7).
 */
export async function createSession(
  db: Kysely<Database>,
  { merchant, clock, answerSession }: CallContext,
  memberId: bigint,
  remember: boolean,
): Promise<string> {
  const token = createSessionToken()
  const now = clock.now()
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

/** Ends the session that the caller has, if it has one. */
export async function endSession({ db, merchant, sessions, sessionToken }: CallContext): Promise<void> {
  if (sessionToken === undefined) return
  const tokenHash = hashSessionToken(sessionToken)
  await db.deleteFrom('sessions').where('merchant_id', '=', merchant.id).where('token_hash', '=', tokenHash).execute()
  sessions.forget(merchant.id, sessionToken)
}
