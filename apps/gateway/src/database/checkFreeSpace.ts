import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './makeFolder.ts'

const mega = 1024 * 1024
/** A new database with the sandbox world of several brands; one that exists needs room to work in. */
const needed = { fresh: 256 * mega, existing: 64 * mega }

/** Throws `ENOSPC` when the disk of the data folder is too full to start on; half-written files help nobody. */
export async function checkFreeSpace(dataDir: string): Promise<void> {
  makeFolder(dataDir)
  const { bavail, bsize } = await statfs(dataDir)
  const least = existsSync(join(dataDir, 'pg')) ? needed.existing : needed.fresh
  if (bavail * bsize < least) throw diskFull(dataDir)
}

export function diskFull(dataDir: string): Error {
  return Object.assign(new Error('no space left on device'), { code: 'ENOSPC', path: dataDir })
}
