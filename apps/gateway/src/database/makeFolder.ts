import { lstatSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DataFolderError } from './dataFolder.ts'

/**
 * Makes the data folder, for its owner alone, and those above it, where they are not there. Node's own `recursive` never ends below /proc, and says of
 * a link that leads nowhere only that something is missing. Throws `DataFolderError`.
 */
export function makeFolder(folder: string, mode = 0o700): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found?.isDirectory()) return
  if (found) throw new DataFolderError(`${folder} is no folder; set FOYER_DATA to a folder`)
  makeFolder(dirname(folder), 0o777)
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new DataFolderError(
      `${folder} is a link that leads nowhere; make the folder it leads to, or set FOYER_DATA to another`,
    )
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Errors of node:fs have a code.
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      throw new DataFolderError(`${folder} cannot be made there; set FOYER_DATA to a folder on a disk`)
    // Another process that starts was quicker.
    if (code !== 'EEXIST') throw error
  }
}
