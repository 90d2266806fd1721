import { roleOf } from '@foyer/contract'
import type { Kysely } from 'kysely'
import type { SessionIdentity } from '../calls/handlers.ts'
import type { Database } from '../database/schema.ts'
import { hashSessionToken } from './sessionToken.ts'

/** A session as the database has it. */
export interface StoredSession {
  readonly identity: SessionIdentity
  /** World time in ms at which it ends. */
  readonly endsAt: number
}

export type ReadSession = (merchantId: number, token: string) => Promise<StoredSession | undefined>

/** Reads sessions from the database, expired or not. */
export function sessionReader(db: Kysely<Database>): ReadSession {
  return async (merchantId, token) => {
    const tokenHash = hashSessionToken(token)
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
      .where('sessions.merchant_id', '=', merchantId)
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
    return { identity, endsAt: row.expires_at.getTime() }
  }
}
