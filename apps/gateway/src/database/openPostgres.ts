import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from './databaseUnavailable.ts'
import type { Database } from './schema.ts'
import { valueParsers } from './valueParsers.ts'
import { whileAnswering } from './whileAnswering.ts'

export interface PostgresOptions {
  readonly databaseUrl: string
  /** Most connections this process opens. */
  readonly connections?: number
  /** Time in ms after which a server that stays silent is asked whether it still answers. */
  readonly patience?: number
}

/**
 * A pool of connections to a PostgreSQL server, version 15 or later. A connection that breaks is replaced; what ran on it
 * fails with `DatabaseUnavailableError`.
 */
export function openPostgres(
  { databaseUrl, connections = 10, patience = 3000 }: PostgresOptions,
  onLost: (error: Error) => void,
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
  pool.on('error', onLost)
  // The pool listens on idle connections only; an error nobody listens to would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: watchedPool(pool, createProbe(databaseUrl), patience) }),
  })
}

/** The pool, with connections that tell a lost server from a refused statement and never wait for a frozen one. */
function watchedPool(pool: pg.Pool, probe: () => Promise<void>, patience: number): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect().catch((error: unknown) => {
        throw toUnavailable(error)
      })
      let lost: DatabaseUnavailableError | undefined
      const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
        if (lost !== undefined) throw lost
        try {
          return await whileAnswering(client.query(text, [...values]), probe, patience)
        } catch (error) {
          const cause = toUnavailable(error)
          if (cause instanceof DatabaseUnavailableError) lost = cause
          throw cause
        }
      }
      // Cursors, the other form of `query`, are not used.
      return { query: query as never, release: (destroy?: boolean) => client.release(lost ?? destroy) }
    },
  }
}

/** What the server says about a statement stays as it is; anything else means that it could not be heard. */
function toUnavailable(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error
  return error instanceof pg.DatabaseError ? error : new DatabaseUnavailableError(error)
}

/** Asks the server, on a connection of its own, whether it answers at all; those who ask at once share one question. */
function createProbe(databaseUrl: string): () => Promise<void> {
  let asking: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 2000, query_timeout: 2000 })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
    } catch (error) {
      // A refusal is an answer.
      if (!(error instanceof pg.DatabaseError)) throw error
    } finally {
      void client.end().catch(() => undefined)
    }
  }
  return () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }
}
