import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations/migrations.ts'
import type { Database } from './schema.ts'

/** The tables cannot be brought up to date; the message says why, and the way out. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

/** Migrations that an opening has performed. */
export interface Upgrade {
  readonly migrations: number
  readonly ms: number
}

const provider = { getMigrations: async () => migrations }

/** Brings the tables up to date; does nothing when they are. Instances that start together wait for one another. Throws `MigrationError`. */
export async function migrateDatabase(db: Kysely<Database>): Promise<Upgrade> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding !== 'UTF8')
    throw new MigrationError(
      `The database is in ${encoding}, which does not hold the letters of every language; give the gateway one in UTF8`,
    )
  const started = performance.now()
  const { error, results = [] } = await new Migrator({ db, provider }).migrateToLatest()
  if (error !== undefined) throw explain(error) ?? error
  return { migrations: results.length, ms: Math.round(performance.now() - started) }
}

/** Throws `MigrationError` unless the tables are those of this program, and changes none of them. */
export async function checkMigrated(db: Kysely<Database>): Promise<undefined> {
  const known = await new Migrator({ db, provider }).getMigrations()
  const performed = known.filter(({ executedAt }) => executedAt !== undefined)
  // The note of migrations is not there before the first one.
  if (performed.length === 0) throw new MigrationError('The database is empty: no gateway has used it')
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const foreign = rows.find(({ name }) => migrations[name] === undefined)
  if (foreign !== undefined) throw newer(foreign.name)
  if (performed.length < known.length)
    throw new MigrationError(
      'The database is older than this program; look with the one that runs on it, or start the gateway, which brings it up to date',
    )
}

const newer = (name: string): MigrationError =>
  new MigrationError(
    `The database is newer than this program, which does not know its migration ${name}; start a program at least as new`,
  )

/** Codes of PostgreSQL. */
const exists = ['42P07', '42710']
const forbidden = '42501'

function explain(error: unknown): MigrationError | undefined {
  // Whatever was thrown may have these fields; they are looked at before they are used.
  const { message = '', code = '' } = error as { message?: string; code?: string }
  const [, unknown] = /executed migration (\S+) is missing/.exec(message) ?? []
  if (unknown !== undefined) return newer(unknown)
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
