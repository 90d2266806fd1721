import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table launches (
    merchant_id integer not null references merchants,
    token_hash bytea not null,
    launch_key text not null,
    account_id bigint not null,
    member_id bigint,
    vendor_code text not null,
    node_id integer not null,
    language text not null,
    trial boolean not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (merchant_id, token_hash),
    foreign key (merchant_id, account_id) references accounts (merchant_id, account_id)
  )`,
  'create index launches_key on launches (merchant_id, launch_key, expires_at)',
  'create index launches_expiry on launches (merchant_id, expires_at)',

  `create table game_sessions (
    merchant_id integer not null references merchants,
    session_hash bytea not null,
    vendor_code text not null,
    account_id bigint not null,
    member_id bigint,
    node_id integer not null,
    trial boolean not null,
    expires_at timestamptz not null,
    primary key (merchant_id, session_hash),
    foreign key (merchant_id, account_id) references accounts (merchant_id, account_id)
  )`,
  'create index game_sessions_expiry on game_sessions (merchant_id, expires_at)',

  `create table bets (
    merchant_id integer not null,
    vendor_code text not null,
    round_id text not null,
    member_id bigint not null,
    node_id integer not null,
    game_name text not null,
    game_type text not null,
    bet_amount bigint not null check (bet_amount >= 0),
    win_amount bigint not null check (win_amount >= 0),
    status text not null check (status in ('OPEN', 'WON', 'LOST', 'CANCELLED')),
    bet_at timestamptz not null,
    settled_at timestamptz,
    primary key (merchant_id, vendor_code, round_id),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  'create index bets_member on bets (merchant_id, member_id, bet_at desc, vendor_code, round_id)',

  `create table wallet_transactions (
    merchant_id integer not null,
    vendor_code text not null,
    transaction_id text not null,
    kind text not null check (kind in ('bet', 'win', 'rollback')),
    round_id text not null,
    account_id bigint not null,
    amount bigint not null check (amount >= 0),
    journal_id bigint,
    request_hash bytea not null,
    target_id text,
    created_at timestamptz not null,
    primary key (merchant_id, vendor_code, transaction_id),
    foreign key (merchant_id, account_id) references accounts (merchant_id, account_id),
    foreign key (merchant_id, journal_id) references journal (merchant_id, journal_id)
  )`,
  'create index wallet_transactions_round on wallet_transactions (merchant_id, vendor_code, round_id)',
  'create index wallet_transactions_target on wallet_transactions (merchant_id, vendor_code, target_id)',
]

/** Launches and the seamless wallet. */
export const wallet: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
