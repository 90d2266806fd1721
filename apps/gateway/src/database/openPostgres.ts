import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailableError } from './databaseUnavailable.ts'
import { setPostingDatabase } from './postingDatabase.ts'
import type { Database } from './schema.ts'
import { valueParsers } from './valueParsers.ts'
import { whileAnswering } from './whileAnswering.ts'

/** Codes of PostgreSQL. */
const readOnly = '25006'
const tooMany = '53300'

/** Time in ms that a call waits for a connection. */
const connectionPatience = 5000

export interface PostgresOptions {
  readonly databaseUrl: string
  /** Most connections this process opens. */
  readonly connections?: number
  /** Time in ms after which a server that stays silent is asked whether it still answers. */
  readonly patience?: number
}

/** Transactions that post money at a time: while one is being committed the next is prepared. */
const postsAtOnce = 2

/** Said on each new connection: poolers refuse one that is asked for with it. */
const endLate = 'set statement_timeout = 30000'

/**
 * Statements that post money are planned once per connection. The plan has to be right for tables of any size, also when
 * they were small as it was made: it reaches every row by an index.
 */
const planOnce = `set plan_cache_mode = force_generic_plan;
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off; set jit = off`

/**
 * A pool of connections to a PostgreSQL server, version 15 or later, and a few more for posting money. A connection that
 * breaks is replaced; what ran on it fails with `DatabaseUnavailableError`.
 */
export function openPostgres(
  { databaseUrl, connections = 10, patience = 3000 }: PostgresOptions,
  onLost: (error: Error) => void,
): Kysely<Database> {
  const createPool = (max: number, { settings = endLate, ...options }: PoolOptions = {}): pg.Pool => {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      max,
      connectionTimeoutMillis: connectionPatience,
      types: {
        getTypeParser: (oid: number, format?: 'text' | 'binary') =>
          valueParsers[oid] ?? pg.types.getTypeParser(oid, format ?? 'text'),
      },
      ...options,
      onConnect: async (client) => void (await client.query(settings)),
    })
    pool.on('error', onLost)
    // The pool listens on idle connections only; an error nobody listens to would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const pools = {
    calls: createPool(connections),
    posts: createPool(postsAtOnce, { settings: `${endLate}; ${planOnce}`, pipeline: true }),
  }
  const probe = createProbe(databaseUrl)
  const open = (pool: pg.Pool, ask: Ask) =>
    new Kysely<Database>({
      dialect: new PostgresDialect({
        pool: {
          ...watchedPool(pool, ask, probe, patience),
          end: async () => void (await Promise.all([pools.calls.end(), pools.posts.end()])),
        },
      }),
    })
  const db = open(pools.calls, (client, text, values) => client.query(text, values))
  setPostingDatabase(db, { db: open(pools.posts, createKeepingAsk()), atOnce: postsAtOnce })
  return db
}

interface PoolOptions extends Pick<pg.PoolConfig, 'pipeline'> {
  /** Performed once on each new connection. */
  readonly settings?: string
}

/** How a statement is sent. */
type Ask = (client: pg.PoolClient, text: string, values: unknown[]) => Promise<pg.QueryResult>

/**
 * Sends each statement with values under a name of its own, so that a connection parses and plans it only once. Nobody
 * waits for the answer to `begin`: it says something only when the connection is lost, and so does the next statement.
 */
function createKeepingAsk(): Ask {
  const names = new Map<string, string>()
  const beginnings = new WeakMap<pg.PoolClient, Promise<pg.QueryResult>>()
  return async (client, text, values) => {
    if (text === 'begin') {
      const begun = client.query(text)
      begun.catch(() => undefined)
      beginnings.set(client, begun)
      return nothing
    }
    const name = names.get(text) ?? `posting ${names.size + 1}`
    if (values.length > 0) names.set(text, name)
    const sent = client.query(values.length === 0 ? { text } : { name, text, values })
    await Promise.all([beginnings.get(client), sent])
    return sent
  }
}

const nothing: pg.QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] }

/** The pool, with connections that tell a lost server from a refused statement and never wait for a frozen one. */
function watchedPool(pool: pg.Pool, ask: Ask, probe: () => Promise<void>, patience: number): Omit<PostgresPool, 'end'> {
  return {
    options: pool.options,
    connect: async () => {
      const client = await connect(pool)
      let lost: DatabaseUnavailableError | undefined
      const query = async (text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
        if (lost !== undefined) throw lost
        try {
          return await whileAnswering(ask(client, text, [...values]), probe, patience)
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

/**
 * What the server says about a statement stays as it is; anything else means that it could not be heard. One that may not
 * be written any more has handed over to another, which a new connection finds.
 */
function toUnavailable(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error
  const isAnswer = error instanceof pg.DatabaseError && error.code !== readOnly
  return isAnswer ? error : new DatabaseUnavailableError(error)
}

/** A connection, waited for where the server has none to spare for as long as one may take to be made. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const end = performance.now() + connectionPatience
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      const isFull = error instanceof pg.DatabaseError && error.code === tooMany
      if (!isFull || performance.now() > end) throw toUnavailable(error)
      await pause(100)
    }
  }
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
