import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './schema.ts'
import { valueParsers } from './valueParsers.ts'

export interface PostgresOptions {
  readonly databaseUrl: string
  /** Most connections this process opens. */
  readonly connections?: number
}

/** A pool of connections to a PostgreSQL server, version 15 or later. Broken idle connections are replaced by the pool. */
export function openPostgres(
  { databaseUrl, connections = 10 }: PostgresOptions,
  onIdleError: (error: Error) => void,
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        valueParsers[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
    },
  })
  pool.on('error', onIdleError)
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
}
