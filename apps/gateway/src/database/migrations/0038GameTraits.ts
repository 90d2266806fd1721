import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What games are filtered and ordered by besides name, class and lines (QP03, QP04). */
export const gameTraits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `alter table games
          add column features text,
          add column theme text,
          add column volatility text check (volatility in ('low', 'medium', 'high')),
          add column has_jackpot boolean not null default false,
          add column released_on text check (released_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`,
      )
      .execute(db)
  },
}
