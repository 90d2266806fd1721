import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Tall artwork of games. */
export const posters: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table games add column poster_url text').execute(db)
  },
}
