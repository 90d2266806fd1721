import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from './schema.ts'

const day = 24 * 60 * 60 * 1000

/** When rows of each table have run out, as the column that says it and the days they are kept after. */
const kept = {
  sessions: ['expires_at', 0],
  used_proofs: ['expires_at', 0],
  login_verifications: ['expires_at', 0],
  authenticator_setups: ['expires_at', 0],
  passkey_questions: ['expires_at', 0],
  one_time_codes: ['expires_at', 0],
  // So that a code is not made anew, and a vendor's late call is told that its session is over.
  login_codes: ['expires_at', 1],
  launches: ['expires_at', 1],
  game_sessions: ['expires_at', 1],
  login_attempts: ['window_started_at', 1],
  outbox: ['sent_at', 30],
  devices: ['used_at', 180],
  account_events: ['happened_at', 366],
  // Open ones have no end yet.
  feedback: ['closed_at', 366],
  // Those that are needed for a decision are kept.
  promotion_images: ['free_since', 30],
} as const satisfies Partial<Record<keyof Database, readonly [column: string, days: number]>>

/**
 * Deletes what has run out: sessions, entries of account logs, devices, used proofs, codes, launches, game sessions, old counts of
 * attempts. Rows that another transaction holds are left for the next time, so that neither waits for the other.
 */
export async function deleteExpired(db: Kysely<Database>, clock: Clock): Promise<void> {
  for (const [table, [column, days]] of Object.entries(kept)) {
    const before = new Date(clock.now().getTime() - days * day)
    await sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where merchant_id in (select merchant_id from merchants) and ${sql.ref(column)} < ${before}
      for update skip locked
    ))`.execute(db)
  }
}
