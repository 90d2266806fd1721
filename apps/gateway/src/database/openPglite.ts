import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import type { Database } from './schema.ts'
import { valueParsers } from './valueParsers.ts'

/** The embedded database forces every commit to disk: its own default, `-F`, would leave that out. */
const durableStartParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')

export interface PgliteLocation {
  /** Folder of the database files; in memory when left out. */
  readonly dataDir?: string
  /** A dump the database starts from. */
  readonly loadDataDir?: Blob
}

/** Starts PostgreSQL inside this process. Only one process may have a folder open. */
export async function createPglite({ dataDir, loadDataDir }: PgliteLocation): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { dataDir, startParams: durableStartParams }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    parsers: { ...valueParsers },
  })
}

export function pgliteDatabase(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
}
