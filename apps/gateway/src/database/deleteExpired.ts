import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from './schema.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what has run out: sessions, captchas, launches, game sessions, old counts of attempts. */
export async function deleteExpired(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - day)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  // Kept for a day, so that a vendor's late call is told that its session is over instead of unknown.
  await db.deleteFrom('launches').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('game_sessions').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('login_attempts').where('window_started_at', '<', yesterday).execute()
}
