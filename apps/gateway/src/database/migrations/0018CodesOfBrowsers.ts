import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Codes live for ten minutes; whoever waits for one asks again.
  'delete from one_time_codes',
  `alter table one_time_codes
    add column browser_hash bytea not null check (octet_length(browser_hash) = 32),
    drop constraint one_time_codes_pkey,
    add primary key (merchant_id, request_hash, browser_hash)`,
]

/** One-time codes belong to the browser that asked for them. */
export const codesOfBrowsers: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
