import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  `alter table sessions add column password_due text check (password_due in ('weak', 'expired'))`,
  // They last for minutes.
  'delete from login_verifications',
  `alter table login_verifications
    drop column password_weak,
    add column password_due text check (password_due in ('weak', 'expired'))`,
]

/** A session that a password opened which has to go is good for changing it, and for little else. */
export const passwordDue: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
