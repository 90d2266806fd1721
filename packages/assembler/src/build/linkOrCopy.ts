import { copyFileSync, linkSync } from 'node:fs'

/** Hard link where the file system can, so that a file shared by a hundred brands is stored once; otherwise a copy. */
export function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return
    // File systems without hard links, or with a limit of links per file.
    copyFileSync(from, to)
  }
}
