import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'create index games_popularity on games (merchant_id, popularity desc, node_id)',
  'create index games_new on games (merchant_id, game_type, popularity desc, node_id) where is_new',
  'create index favourites_newest on favourites (merchant_id, member_id, created_at desc, node_id)',
  'create index recent_plays_newest on recent_plays (merchant_id, member_id, played_at desc, node_id)',
]

/** Lists of games in the order they are shown. */
export const lists: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
