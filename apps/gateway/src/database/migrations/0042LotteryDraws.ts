import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table lottery_draws (
    merchant_id integer not null references merchants,
    game_id text not null,
    draws_at timestamptz not null,
    numero text not null,
    closes_at timestamptz not null,
    form jsonb not null,
    seed bytea not null check (octet_length(seed) = 32),
    result jsonb,
    drawn_at timestamptz,
    primary key (merchant_id, game_id, draws_at),
    unique (merchant_id, game_id, numero),
    check ((result is null) = (drawn_at is null))
  )`,
  'create index lottery_draws_due on lottery_draws (merchant_id, draws_at) where drawn_at is null',
]

/** Draws of lotteries with the seeds they are committed to (W14). */
export const lotteryDraws: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
