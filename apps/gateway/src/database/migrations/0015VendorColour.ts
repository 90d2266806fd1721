import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The colour a vendor's card stands on. */
export const vendorColour: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table vendors add column colour text').execute(db)
  },
}
