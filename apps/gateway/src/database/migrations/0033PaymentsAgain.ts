import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A reference may be paid more than once: the first payment is the deposit's own, each other one an entry of its own. */
export const paymentsAgain: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table deposits add column paid_event text, add column paid_again text`.execute(db)
  },
}
