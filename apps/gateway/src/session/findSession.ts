import { roleOf } from '@foyer/contract'
import type { Merchant } from '../merchants/merchant.ts'
import type { SessionIdentity } from '../server/handlers.ts'
import type { Services } from '../server/services.ts'
import { keepSession, type ReadSession, recallSession, sessionsDropped } from './sessionCache.ts'
import { hashSessionToken } from './sessionToken.ts'

/** Who a token belongs to at this merchant; `undefined` when it is unknown or expired. */
export async function findSession(
  services: Pick<Services, 'db' | 'clock'>,
  merchant: Merchant,
  token: string | undefined,
): Promise<SessionIdentity | undefined> {
  if (token === undefined) return undefined
  const { db, clock } = services
  const session = recallSession(db, merchant.id, token) ?? (await readSession(services, merchant, token))
  return session !== undefined && session.endsAt > clock.now().getTime() ? session.identity : undefined
}

async function readSession(
  { db }: Pick<Services, 'db'>,
  merchant: Merchant,
  token: string,
): Promise<ReadSession | undefined> {
  const tokenHash = hashSessionToken(token)
  const since = sessionsDropped()
  const row = await db
    .selectFrom('sessions')
    .innerJoin('members', (join) =>
      join
        .onRef('members.merchant_id', '=', 'sessions.merchant_id')
        .onRef('members.member_id', '=', 'sessions.member_id'),
    )
    .select([
      'members.member_id',
      'members.username',
      'members.nickname',
      'members.type',
      'members.upline_id',
      'members.previous_login_at',
      'sessions.expires_at',
    ])
    .where('sessions.merchant_id', '=', merchant.id)
    .where('sessions.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const identity = {
    memberId: row.member_id,
    username: row.username,
    nickname: row.nickname,
    type: row.type,
    role: roleOf(row.type),
    hasUpline: row.upline_id !== null,
    previousLoginAt: row.previous_login_at,
    tokenHash,
  }
  const session = { identity, endsAt: row.expires_at.getTime() }
  keepSession(db, merchant.id, token, session, since)
  return session
}
