import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table members
    add column invite_code text,
    add column payment_password_hash text,
    add column terms_version text,
    add column confirmed_age integer,
    add column consented_at timestamptz`,
  'create unique index members_invite_code on members (merchant_id, invite_code)',
]

/** Codes that members bring others with, and what a new member has agreed to. */
export const registration: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
