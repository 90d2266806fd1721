import { roleOf } from '@foyer/contract'
import type { Kysely, Selectable } from 'kysely'
import type { Club, SessionIdentity } from '../calls/handlers.ts'
import type { ClubsTable, Database } from '../database/schema.ts'
import { hashSessionToken } from './sessionToken.ts'

/** A session as the database has it. */
export interface StoredSession {
  readonly identity: SessionIdentity
  /** World time in ms at which it ends. */
  readonly endsAt: number
}

type ClubColumns = Pick<Selectable<ClubsTable>, 'rank_level' | 'names' | 'color' | 'color2'>

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
      .leftJoin('clubs', (join) =>
        join
          .onRef('clubs.merchant_id', '=', 'members.merchant_id')
          .onRef('clubs.rank_level', '=', 'members.club_level'),
      )
      .select([
        'members.member_id',
        'members.username',
        'members.nickname',
        'members.type',
        'members.upline_id',
        'members.previous_login_at',
        'members.member_label',
        'members.terms_version',
        'clubs.rank_level',
        'clubs.names',
        'clubs.color',
        'clubs.color2',
        'sessions.expires_at',
        'sessions.password_due',
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
      memberLabel: row.member_label ?? undefined,
      club: clubOf(row),
      passwordDue: row.password_due ?? undefined,
      termsVersion: row.terms_version ?? undefined,
      tokenHash,
    }
    return { identity, endsAt: row.expires_at.getTime() }
  }
}

function clubOf({
  rank_level,
  names,
  color,
  color2,
}: { [Key in keyof ClubColumns]: ClubColumns[Key] | null }): Club | undefined {
  if (rank_level === null || names === null || color === null || color2 === null) return undefined
  return { rankLevel: rank_level, names, color, color2 }
}
