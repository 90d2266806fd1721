import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table login_codes (
    merchant_id integer not null references merchants,
    code_hash bytea not null check (octet_length(code_hash) = 32),
    member_id bigint not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    primary key (merchant_id, code_hash),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  'create index login_codes_expiry on login_codes (merchant_id, expires_at)',
]

/** One-time codes that stand for a player whom the brand's own system knows. */
export const loginCodes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
