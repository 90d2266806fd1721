import { mkdir, statfs } from 'node:fs/promises'

const needed = 96 * 1024 * 1024

/** Throws `ENOSPC` when the disk of a folder has no room for the database to work in; half-written files help nobody. */
export async function checkFreeSpace(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < needed)
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', path: dataDir })
}
