import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'

/** The tables cannot be brought up to date; the message says why, and the way out. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Brings the tables up to date; does nothing when they are. Instances that start together wait for one another. Throws `MigrationError`. */
export async function migrateDatabase(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new MigrationError(
      `The database is in ${encoding}, which does not hold the letters of every language; give the gateway one in UTF8`,
    )
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw explain(error) ?? error
}

/** Codes of PostgreSQL. */
const exists = ['42P07', '42710']
const forbidden = '42501'

function explain(error: unknown): MigrationError | undefined {
  // Whatever was thrown may have these fields; they are looked at before they are used.
  const { message = '', code = '' } = error as { message?: string; code?: string }
  const [, newer] = /executed migration (\S+) is missing/.exec(message) ?? []
  if (newer !== undefined)
    return new MigrationError(
      `The database is newer than this program, which does not know its migration ${newer}; start a program at least as new`,
    )
  if (exists.includes(code))
    return new MigrationError(
      `The database holds tables of something else (${message}); give the gateway a database of its own`,
    )
  if (code === forbidden)
    return new MigrationError(
      `The database user may not make the gateway's tables (${message}); let it: grant create on schema public to the user`,
    )
  return undefined
}
