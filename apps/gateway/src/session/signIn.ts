import { type operations, roleOf, type WireOf } from '@foyer/contract'
import type { Selectable } from 'kysely'
import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import type { MembersTable } from '../database/schema.ts'
import { checkSiteOpen } from '../system/port.ts'
import { createSession, endSession } from './createSession.ts'

/** What signing in has to know of an account. */
export const signInColumns = ['member_id', 'type', 'agent_only', 'first_login', 'password_expired'] as const

type Account = Pick<Selectable<MembersTable>, (typeof signInColumns)[number]>

/** Opens a session for an account whose owner has proved who they are; the one the browser had before ends. */
export async function signIn(
  context: CallContext,
  account: Account,
  remember: boolean,
): Promise<WireOf<typeof operations.login>> {
  const { db, merchant, clock } = context
  await checkSiteOpen(context)
  checkSiteKind(context, account)
  await endSession(context)
  const token = await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('members')
      .set((set) => ({
        previous_login_at: set.ref('last_login_at'),
        last_login_at: clock.now(),
        first_login: false,
      }))
      .where('merchant_id', '=', merchant.id)
      .where('member_id', '=', account.member_id)
      .execute()
    return createSession(trx, context, account.member_id, remember)
  })
  return { token, firstTimeLogin: account.first_login, passwordExpired: account.password_expired }
}

/** X06: an agent site takes agents only (Z26); a member site takes everyone but accounts kept for agent sites (Z25). */
function checkSiteKind({ merchant }: CallContext, { type, agent_only }: Account): void {
  if (merchant.kind === 'agent' && roleOf(type) !== 'agent') throw new ProblemError('non_agent')
  if (merchant.kind === 'member' && agent_only) throw new ProblemError('non_member')
}
