import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'drop index bets_winners',
  'drop index bets_own_wallet',
  `alter table bets
    add column won_at timestamptz
      generated always as (case when status = 'WON' and win_amount > bet_amount then settled_at end) stored,
    add column own_settled_at timestamptz generated always as (case when own_wallet then settled_at end) stored`,
  'create index bets_won on bets (merchant_id, won_at desc) where won_at is not null',
  'create index bets_own_settled on bets (merchant_id, member_id, own_settled_at) where own_settled_at is not null',
  'alter table bets set (fillfactor = 50)',
]

/**
 * A bet is written twice, when it is placed and when it is settled. Its second writing stands beside the first and touches no index:
 * each page keeps room for that, and no index has a column that every settlement changes. Most bets are lost, and a draw has thousands.
 */
export const settledInPlace: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
