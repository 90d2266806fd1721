import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table games add column winner_url text',
  `create index bets_winners on bets (merchant_id, settled_at desc) where status = 'WON' and win_amount > bet_amount`,
  `delete from content where kind = 'winner'`,
]

/** Winners come from the bets themselves (P19); what was written for the board before is let go. */
export const winners: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
