import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { DurableFiles } from './durableFiles.ts'
import type { Database } from './schema.ts'
import { valueParsers } from './valueParsers.ts'

/**
 * The embedded database forces every commit to disk. Its own default, `-F`, leaves that out, and of the ways to do it
 * only `fsync` passes through to the files.
 */
const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

export interface PgliteLocation {
  /** Folder of the database files; in memory when left out. */
  readonly dataDir?: string
  /** A dump the database starts from. */
  readonly loadDataDir?: Blob
}

/** Starts PostgreSQL inside this process. Only one process may have a folder open. */
export async function createPglite({ dataDir, loadDataDir }: PgliteLocation): Promise<PGlite> {
  // Freeing compiled WebAssembly while it runs now and then ends Node 24 with a failed check of its own
  // (nodejs/node#64500); what stays instead is some dozen megabytes.
  setFlagsFromString('--no-wasm-code-gc')
  return PGlite.create({
    ...(dataDir === undefined ? {} : { fs: new DurableFiles(dataDir), startParams: durableStartParams }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    parsers: { ...valueParsers },
  })
}

export function pgliteDatabase(pglite: PGlite): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
}
