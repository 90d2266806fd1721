import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table journal drop constraint if exists journal_kind_check',
  "alter table journal add constraint journal_kind_check check (kind ~ '^[a-z_]{1,32}$')",
]

/** What moves money is a list that grows with the ways of money; code holds it, the database only its form. */
export const kindsOfEntries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
