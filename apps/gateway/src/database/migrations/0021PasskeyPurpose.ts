import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // They last for five minutes and say nothing about what they were asked for.
  'delete from passkey_questions',
  `alter table passkey_questions
    add column purpose text not null check (purpose in ('login', 'confirm', 'add')),
    add column session_hash bytea check (octet_length(session_hash) = 32),
    add check ((purpose = 'login') = (session_hash is null) and (purpose = 'login') = (member_id is null))`,
]

/** A question for a passkey is answered for what it was asked, by the session that asked. */
export const passkeyPurpose: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
