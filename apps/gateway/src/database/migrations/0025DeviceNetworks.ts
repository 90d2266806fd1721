import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The network that a browser was last signed in from, so that the account knows it too. */
export const deviceNetworks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table devices add column network text').execute(db)
  },
}
