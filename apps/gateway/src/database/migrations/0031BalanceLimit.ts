import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * No player has more than the wire and a number can say. A balance that is beyond it already keeps no gateway from starting:
 * the next posting has to bring it back.
 */
export const balanceLimit: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table accounts add constraint accounts_balance_limit
      check (balance <= 999999999999999 or kind not in ('member', 'trial', 'reserve')) not valid`.execute(db)
  },
}
