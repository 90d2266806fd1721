import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table authenticators add column replaces text',
  // Until now an app was set up only where a login asked for one.
  "update authenticators set replaces = 'totp'",
]

/** What a login asked for before an authenticator app took its place, and asks for again when the app is taken away. */
export const authenticatorReplaces: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
