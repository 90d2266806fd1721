import { createHmac, hash } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Database, GameSessionsTable } from '../../database/schema.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'

/** A game session ends this long after its last bet, or up to a minute later: its end is written once a minute at most. */
const sessionMinutes = 30

export type GameSession = Selectable<GameSessionsTable>

/** What is stored instead of a launch or session token. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The session token that an `authenticate` call leads to: the same call gets the same token, another one another. */
export function sessionTokenOf(secret: Buffer, launch: string, transactionId: string): string {
  return createHmac('sha256', secret).update(`session\n${launch}\n${transactionId}`).digest('base64url')
}

/** When a session that is used now ends. */
export const sessionExpiry = (now: Date): Date => new Date(now.getTime() + (sessionMinutes + 1) * 60_000)

/** A session that is used now and would end before this gets a new end. */
export const sessionDue = (now: Date): Date => new Date(now.getTime() + sessionMinutes * 60_000)

/** The session of a token at this vendor, expired or not. */
export function findGameSession(
  db: Kysely<Database>,
  { merchant, vendor }: SeamlessContext,
  token: string,
): Promise<GameSession | undefined> {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('session_hash', '=', hashToken(token))
    .where('vendor_code', '=', vendor)
    .executeTakeFirst()
}

/**
 * Whether the session that a launch or a game came from still holds; a guest's has none to lose. The lock lets a sign-out
 * wait for the bet that is being placed, so that no bet is taken after it.
 */
export async function isLoginOpen(
  db: Kysely<Database>,
  { merchant, clock }: SeamlessContext,
  loginHash: Buffer | null,
): Promise<boolean> {
  if (loginHash === null) return true
  const login = await db
    .selectFrom('sessions')
    .select('expires_at')
    .where('merchant_id', '=', merchant.id)
    .where('token_hash', '=', loginHash)
    .forKeyShare()
    .executeTakeFirst()
  return login !== undefined && login.expires_at > clock.now()
}

/** The running session of a token; refuses when there is none, or when the player has signed out since. */
export async function readGameSession(
  db: Kysely<Database>,
  context: SeamlessContext,
  token: string,
): Promise<GameSession> {
  const session = await findGameSession(db, context, token)
  if (session === undefined || session.expires_at <= context.clock.now()) {
    throw new SeamlessError('session_expired', 'The game session is unknown or over')
  }
  if (!(await isLoginOpen(db, context, session.login_hash))) {
    throw new SeamlessError('session_expired', 'The player has signed out')
  }
  return session
}
