import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Why a bet that was given back is void (P06). Earlier ones say nothing. */
export const voidReasons: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table bets add column void_reason text
      check (void_reason in ('event_void', 'taken_back', 'not_confirmed', 'round_broken'))`.execute(db)
  },
}
