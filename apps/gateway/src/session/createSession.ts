import type { PasswordDue } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { CallContext, SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Database } from '../database/schema.ts'
import { placeOf } from '../security/port.ts'
import { rememberDevice } from './devices.ts'
import { createSessionToken, hashSessionToken } from './sessionToken.ts'

const day = 24 * 60 * 60
/** Seconds a session lasts on the server when the browser forgets it on closing. */
const browserSessionAge = day / 2

export interface SessionOptions {
  /** It outlives the browser for one day (ruling 7). */
  readonly remember: boolean
  /** Its owner has just shown who they are. */
  readonly isProven: boolean
  /** The device needs no extra verification from now on (A18). */
  readonly trustsDevice?: boolean | undefined
  /** Why its password has to be changed first (A07). */
  readonly passwordDue?: PasswordDue | undefined
}

/** Starts a session and gives it to the caller, whose browser the account knows from now on; returns what the answer's `token` says. */
export async function createSession(
  db: Kysely<Database>,
  context: CallContext,
  memberId: bigint,
  { remember, isProven, trustsDevice, passwordDue }: SessionOptions,
): Promise<string> {
  const { merchant, clock, answerSession } = context
  const token = createSessionToken()
  const said = answerSession.start(token, remember ? day : undefined)
  const device = await rememberDevice(db, context, memberId, trustsDevice)
  const now = clock.now()
  await db
    .insertInto('sessions')
    .values({
      merchant_id: merchant.id,
      token_hash: hashSessionToken(token),
      member_id: memberId,
      device_hash: device,
      created_at: now,
      confirmed_at: isProven ? now : null,
      password_due: passwordDue ?? null,
      ...placeOf(context),
      expires_at: new Date(now.getTime() + (remember ? day : browserSessionAge) * 1000),
    })
    .execute()
  return said
}

/**
 * Keeps the caller's session from ending until the transaction has, so that what it adds to the account is there before a new
 * password takes such things away. Throws `not_logged_in` where it has ended.
 */
export async function holdSession(
  trx: Kysely<Database>,
  { merchant, session }: Pick<SignedInContext, 'merchant' | 'session'>,
): Promise<void> {
  const row = await trx
    .selectFrom('sessions')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('token_hash', '=', session.tokenHash)
    .forShare()
    .executeTakeFirst()
  if (row === undefined) throw new ProblemError('not_logged_in')
}

/** Ends the session that the caller has, if it has one. */
export async function endSession({ db, merchant, sessions, sessionToken }: CallContext): Promise<void> {
  if (sessionToken === undefined) return
  const tokenHash = hashSessionToken(sessionToken)
  await db.deleteFrom('sessions').where('merchant_id', '=', merchant.id).where('token_hash', '=', tokenHash).execute()
  sessions.forget(merchant.id, sessionToken)
}
