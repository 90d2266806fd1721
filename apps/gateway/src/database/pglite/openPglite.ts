import { Kysely, PGliteAdapter, PostgresDialect } from 'kysely'
import type { Database } from '../schema.ts'
import type { PgliteLocation } from './createPglite.ts'
import { type PgliteThread, startPgliteThread } from './startPgliteThread.ts'

export interface OpenPglite {
  readonly db: Kysely<Database>
  /** All files of the database as a tar archive. */
  readonly dump: () => Promise<ArrayBuffer>
}

/** Opens the embedded database. It has one connection, so transactions run one after another. */
export async function openPglite(location: PgliteLocation): Promise<OpenPglite> {
  const thread = await startPgliteThread(location)
  return { db: new Kysely<Database>({ dialect: new ThreadDialect(thread) }), dump: thread.dump }
}

/** PostgreSQL's dialect over the one connection of the thread; the adapter makes users of it wait for one another. */
class ThreadDialect extends PostgresDialect {
  constructor({ query, close }: PgliteThread) {
    // Cursors, the other form of `query`, are not used.
    const client = { query: query as never, release: () => undefined }
    super({ pool: { options: {}, connect: async () => client, end: close } })
  }

  override createAdapter(): PGliteAdapter {
    return new PGliteAdapter()
  }
}
