import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Games that open with play money and never for real money. */
export const playMoneyOnly: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table games add column play_money_only boolean not null default false').execute(db)
  },
}
