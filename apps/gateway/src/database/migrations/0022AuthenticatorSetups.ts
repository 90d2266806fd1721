import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table authenticator_setups (
    merchant_id integer not null references merchants,
    member_id bigint not null,
    session_hash bytea not null check (octet_length(session_hash) = 32),
    ticket_hash bytea not null check (octet_length(ticket_hash) = 32),
    expires_at timestamptz not null,
    primary key (merchant_id, member_id),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  'create index authenticator_setups_expiry on authenticator_setups (merchant_id, expires_at)',
]

/** An authenticator app that is being set up: once, by the session that has begun, for a while. */
export const authenticatorSetups: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
