import { PGlite } from '@electric-sql/pglite'
import { valueParsers } from '../valueParsers.ts'
import { DurableFiles } from './durableFiles.ts'

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

/** Starts PostgreSQL in this thread. Only one process may have a folder open. */
export function createPglite({ dataDir, loadDataDir }: PgliteLocation): Promise<PGlite> {
  return PGlite.create({
    ...(dataDir === undefined ? {} : { fs: new DurableFiles(dataDir), startParams: durableStartParams }),
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    parsers: { ...valueParsers },
  })
}
