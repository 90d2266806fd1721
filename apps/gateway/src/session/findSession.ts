import { roleOf } from '@foyer/contract'
import type { Merchant } from '../merchants/merchant.ts'
import type { SessionIdentity } from '../server/handlers.ts'
import type { Services } from '../server/services.ts'
import { hashSessionToken } from './sessionToken.ts'

/** Who a token belongs to at this merchant; `undefined` when it is unknown or expired. */
export async function findSession(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  token: string | undefined,
): Promise<SessionIdentity | undefined> {
  if (token === undefined) return undefined
  const tokenHash = hashSessionToken(token)
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'sessions.merchant_id')
        .onRef('members.member_id', '=', 'sessions.member_id'),
    )
    .select(['members.member_id', 'members.username', 'members.type'])
    .where('sessions.merchant_id', '=', merchant.id)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', clock.now())
    .executeTakeFirst()
  return row && { memberId: row.member_id, username: row.username, type: row.type, role: roleOf(row.type), tokenHash }
}
