import type { Kysely } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from './schema.ts'

const day = 24 * 60 * 60 * 1000

/** Deletes what has run out: sessions, captchas, login codes, launches, game sessions, old counts of attempts. */
export async function deleteExpired(db: Kysely<Database>, clock: Clock): Promise<void> {
  const now = clock.now()
  const yesterday = new Date(now.getTime() - day)
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('captchas').where('expires_at', '<', now).execute()
  // Kept for a day, so that a code is not made anew and a vendor's late call is told that its session is over.
  await db.deleteFrom('login_codes').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('launches').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('game_sessions').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('login_attempts').where('window_started_at', '<', yesterday).execute()
}
