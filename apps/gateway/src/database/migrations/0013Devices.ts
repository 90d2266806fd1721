import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `create table devices (
    merchant_id integer not null,
    device_hash bytea not null check (octet_length(device_hash) = 32),
    member_id bigint not null,
    trusted boolean not null default false,
    created_at timestamptz not null,
    used_at timestamptz not null,
    primary key (merchant_id, member_id, device_hash),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  'create index devices_age on devices (merchant_id, used_at)',
]

/** Browsers that accounts have been signed in with. */
export const devices: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
