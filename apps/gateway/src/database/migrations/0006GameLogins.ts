import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table launches add column login_hash bytea',
  'alter table game_sessions add column login_hash bytea',
]

/** Ties a game to the session it was started from. Games that run already end by themselves, half an hour after a bet. */
export const gameLogins: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
