import { PGlite } from '@electric-sql/pglite'
import { valueParsers } from '../valueParsers.ts'
import { DurableFiles } from './durableFiles.ts'

/**
 * PostgreSQL here clears its buffers when it starts, so that all of them are in memory whether used or not. The system
 * keeps the files of a small world in its own cache.
 */
const buffers = ['-c', 'shared_buffers=32MB']

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
  const startParams = dataDir === undefined ? PGlite.defaultStartParams : durableStartParams
  return PGlite.create({
    ...(dataDir === undefined ? {} : { fs: new DurableFiles(dataDir) }),
    initDbStartParams: buffers,
    startParams: [...startParams, ...buffers],
    ...(loadDataDir === undefined ? {} : { loadDataDir }),
    parsers: { ...valueParsers },
  })
}
