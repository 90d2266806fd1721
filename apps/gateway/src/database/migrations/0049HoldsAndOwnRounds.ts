import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'alter table members add column withdrawals_from timestamptz',
  'alter table bets add column own_wallet boolean not null default false',
  'create index bets_own_wallet on bets (merchant_id, member_id, settled_at) where own_wallet',
  `create table vendor_players (
    merchant_id integer not null,
    vendor_code text not null,
    player text not null,
    member_id bigint not null,
    primary key (merchant_id, vendor_code, player),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
]

/**
 * A member whose forgotten withdrawal password was replaced can withdraw from an instant on. Rounds that were played from
 * wallets of vendors are recorded, for players by the names that vendors know.
 */
export const holdsAndOwnRounds: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
