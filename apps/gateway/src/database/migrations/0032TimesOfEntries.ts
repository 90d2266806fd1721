import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table entries add column created_at timestamptz',
  // Entries are append-only for everybody else: this writes beside them what their journal has said all along.
  'alter table entries disable trigger entries_append_only',
  `update entries set created_at = journal.created_at from journal
    where journal.merchant_id = entries.merchant_id and journal.journal_id = entries.journal_id`,
  'alter table entries enable trigger entries_append_only',
  'alter table entries alter column created_at set not null',
  'create index entries_of_days on entries (merchant_id, account_id, created_at)',
]

/** A history of some days reads the entries of these days, not all that an account ever had. */
export const timesOfEntries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
