import { type PasswordDue, roleOf, type SignedIn, type SignInKind } from '@foyer/contract'
import type { Kysely, Selectable } from 'kysely'
import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import type { Database, MembersTable } from '../database/schema.ts'
import { noteEvent } from '../security/port.ts'
import { checkSiteOpen } from '../system/port.ts'
import { createSession, endSession } from './createSession.ts'

/** What signing in has to know of an account. */
export const signInColumns = [
  'member_id',
  'username',
  'username_key',
  'password_hash',
  'type',
  'agent_only',
  'first_login',
  'password_expired',
  'login_verification',
] as const

export type Account = Pick<Selectable<MembersTable>, (typeof signInColumns)[number]>

export interface SignInOptions {
  readonly remember: boolean
  /** How its owner got in; the account's log says so. A trial has none. */
  readonly by: SignInKind | undefined
  /** Why the password it began with has to be changed first (A07). */
  readonly passwordDue?: PasswordDue | undefined
  /** The extra verification was passed and is not to be asked for on this device again. */
  readonly trustsDevice?: boolean
}

/** An account by its number; that nobody has it costs as much (ruling 27). */
export async function readAccount(
  db: Kysely<Database>,
  merchantId: number,
  memberId: bigint | undefined,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('merchants')
    .leftJoin('members', (join) =>
      join.onRef('members.merchant_id', '=', 'merchants.merchant_id').on('member_id', '=', memberId ?? 0n),
    )
    .select(signInColumns)
    .where('merchants.merchant_id', '=', merchantId)
    .executeTakeFirst()
  // A row with a member holds what its table demands.
  return typeof row?.member_id === 'bigint' ? (row as Account) : undefined
}

/**
 * Opens a session for an account whose owner has proved who they are; the one the browser had before ends. The account is as it
 * was read before the proof was looked at: throws `login_failed` where its password is another one by now.
 */
export async function signIn(
  context: CallContext,
  account: Account,
  { remember, by, passwordDue, trustsDevice }: SignInOptions,
): Promise<SignedIn> {
  const { db, merchant, clock } = context
  await checkAdmitted(context, account)
  const token = await db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('members')
      .set((set) => ({
        previous_login_at: set.ref('last_login_at'),
        last_login_at: clock.now(),
      }))
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', account.member_id)
      .where('password_hash', '=', account.password_hash)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new ProblemError('login_failed')
    if (by !== undefined) await noteEvent(trx, context, account.member_id, by)
    // A link that a partner handed out says nothing about who opened it.
    return createSession(trx, context, account.member_id, {
      remember,
      trustsDevice,
      passwordDue,
      isProven: by !== 'byLink',
    })
  })
  await endSession(context)
  return {
    token,
    firstTimeLogin: account.first_login,
    passwordExpired: account.password_expired,
    ...(passwordDue === 'weak' ? { passwordWeak: true } : {}),
  }
}

/** Holds an account's password still until the transaction ends. Throws `login_failed` where it is another one by now. */
export async function holdPassword(
  trx: Kysely<Database>,
  merchantId: number,
  { member_id, password_hash }: Account,
): Promise<void> {
  const row = await trx
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', member_id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst()
  if (row === undefined) throw new ProblemError('login_failed')
}

/**
 * Throws unless the site is open and takes accounts of this kind (X06): an agent site takes agents only (Z26); a member site
 * takes everyone but accounts kept for agent sites (Z25).
 */
export async function checkAdmitted(context: CallContext, { type, agent_only }: Account): Promise<void> {
  const { merchant } = context
  await checkSiteOpen(context)
  if (merchant.kind === 'agent' && roleOf(type) !== 'agent') throw new ProblemError('non_agent')
  if (merchant.kind === 'member' && agent_only) throw new ProblemError('non_member')
}
