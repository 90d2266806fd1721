import type { AccountChangeKind } from '@foyer/contract'
import type { Transaction } from 'kysely'
import type { SignedInContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Database } from '../database/schema.ts'
import { changeAccount } from '../security/port.ts'
import { holdSession } from './createSession.ts'
import { verifyPassword } from './credentials/password.ts'
import { trySecret } from './trySecret.ts'

/** Whoever has shown who they are this short a time ago is not asked again. */
const freshMs = 10 * 60 * 1000

/** Compares the current password, counted before it is looked at; returns its hash. Throws `password_wrong` or `too_many_requests`. */
export async function checkCurrentPassword(context: SignedInContext, password: string): Promise<string> {
  const { db, merchant, session } = context
  const { password_hash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .executeTakeFirstOrThrow()
  await trySecret(context, 'password', () => verifyPassword(password_hash, password))
  return password_hash
}

/** Writes down that the owner of the session has just shown who they are. */
export async function markProven({ db, merchant, session, clock }: SignedInContext): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: clock.now() })
    .where('merchant_id', '=', merchant.id)
    .where('token_hash', '=', session.tokenHash)
    .execute()
}

/**
 * Makes sure that it is the owner who changes how the account is kept: they have shown it a moment ago, by a login or by
 * `confirmIdentity`. Throws `password_required` where they have not.
 */
export async function requireProof({ db, merchant, session, clock }: SignedInContext): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .select('confirmed_at')
    .where('merchant_id', '=', merchant.id)
    .where('token_hash', '=', session.tokenHash)
    .executeTakeFirst()
  const at = row?.confirmed_at?.getTime() ?? 0
  if (clock.now().getTime() - at > freshMs) throw new ProblemError('password_required')
}

/**
 * Changes how the account of a session is kept, after a fresh proof of its owner and while the session lasts. Throws
 * `password_required` or `not_logged_in`.
 */
export async function changeByOwner<Value>(
  context: SignedInContext,
  kind: AccountChangeKind,
  change: (trx: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  await requireProof(context)
  return changeAccount(context, context.session.memberId, kind, async (trx) => {
    await holdSession(trx, context)
    return change(trx)
  })
}
