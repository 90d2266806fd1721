import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A member whose forgotten withdrawal password was replaced can withdraw from an instant on. */
export const replacedPasswords: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table members add column withdrawals_from timestamptz').execute(db)
  },
}
