import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table game_sessions add column standing_amount bigint
    check (standing_amount > 0 and (login_hash is null or standing_amount is null))`,
]

/** Stakes that a player lets a vendor go on taking after they have signed out (QP11). */
export const standingOrders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
