import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table members add column login_verification text
    check (login_verification in ('mobile', 'sms', 'email', 'totp', 'bank'))`,

  `create table login_verifications (
    merchant_id integer not null,
    ticket_hash bytea not null check (octet_length(ticket_hash) = 32),
    member_id bigint not null,
    remember boolean not null,
    password_weak boolean not null,
    setup_secret bytea,
    challenge text,
    tries integer not null default 0,
    expires_at timestamptz not null,
    primary key (merchant_id, ticket_hash),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  'create index login_verifications_expiry on login_verifications (merchant_id, expires_at)',

  `create table authenticators (
    merchant_id integer not null,
    member_id bigint not null,
    secret bytea not null,
    last_step bigint not null,
    created_at timestamptz not null,
    primary key (merchant_id, member_id),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  `create table recovery_codes (
    merchant_id integer not null,
    member_id bigint not null,
    code_hash bytea not null check (octet_length(code_hash) = 32),
    primary key (merchant_id, member_id, code_hash),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,

  `create table passkeys (
    merchant_id integer not null,
    credential_id text not null,
    member_id bigint not null,
    public_key bytea not null,
    counter bigint not null,
    transports jsonb not null,
    name text not null check (char_length(name) between 1 and 60),
    synced boolean not null,
    created_at timestamptz not null,
    used_at timestamptz,
    primary key (merchant_id, credential_id),
    foreign key (merchant_id, member_id) references members (merchant_id, member_id)
  )`,
  'create index passkeys_member on passkeys (merchant_id, member_id)',
  `create table passkey_questions (
    merchant_id integer not null references merchants,
    ticket_hash bytea not null check (octet_length(ticket_hash) = 32),
    member_id bigint,
    challenge text not null,
    expires_at timestamptz not null,
    primary key (merchant_id, ticket_hash)
  )`,
  'create index passkey_questions_expiry on passkey_questions (merchant_id, expires_at)',
]

/** What a login on a new device needs besides the password, and passkeys. */
export const verification: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
