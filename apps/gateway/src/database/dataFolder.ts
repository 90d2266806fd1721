import { closeSync, existsSync, openSync, readdirSync, readSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The data folder cannot be used as it is; the message says why, and the way out. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError'
}

/** What may stand in a data folder before there is a database; a disk of its own brings `lost+found`. */
const ours = /^(pg|foyer\.lock\b.*|vendor-secret\b.*|vendors|new-database|lost\+found)$/

/**
 * Looks at the data folder before its database is opened: whole, or not there yet. A fresh world in place of a damaged one
 * would hide that everybody's money is gone. Throws `DataFolderError`. Returns what is to be called once the database
 * stands. `wasOpen` says that an earlier process had the folder open and did not give it free.
 */
export function prepareDataFolder(
  dataDir: string,
  wasOpen: boolean,
): { readonly isNew: boolean; readonly finish: () => void } {
  const pg = join(dataDir, 'pg')
  // A database that was never finished has never been used.
  const mark = join(dataDir, 'new-database')
  if (existsSync(mark)) rmSync(pg, { recursive: true, force: true })
  if (namesIn(pg).length > 0) {
    const lacking = lackingIn(pg)
    if (lacking.length === 0) return { isNew: false, finish: () => undefined }
    throw new DataFolderError(
      `The database in ${dataDir} is damaged: ${lacking.join(', ')}; restore the folder from a backup, or set FOYER_DATA to an empty one`,
    )
  }
  const [stranger] = namesIn(dataDir).filter((name) => !ours.test(name))
  if (stranger !== undefined) {
    throw new DataFolderError(
      `The folder ${dataDir} is not empty and holds no database (there is ${stranger}); restore it from a backup, or set FOYER_DATA to an empty one`,
    )
  }
  const trace = existsSync(mark) ? undefined : traceOfLife(dataDir, wasOpen)
  if (trace !== undefined) {
    throw new DataFolderError(
      `The database in ${dataDir} is gone, though the folder has been in use (there is ${trace}); restore the folder from a backup, or set FOYER_DATA to an empty one`,
    )
  }
  writeFileSync(mark, '')
  return { isNew: true, finish: () => rmSync(mark, { force: true }) }
}

/** What only a gateway with a database leaves behind; games write the last two after its first launches. */
function traceOfLife(dataDir: string, wasOpen: boolean): string | undefined {
  if (wasOpen) return 'foyer.lock'
  const rounds = join('vendors', 'rounds.jsonl')
  const isWritten = (name: string): boolean => (statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0) > 0
  return ['vendor-secret', rounds].find(isWritten)
}

/** What a database cannot be without, where it is missing. */
function lackingIn(pg: string): readonly string[] {
  const control = join(pg, 'global', 'pg_control')
  return [
    ...(existsSync(join(pg, 'PG_VERSION')) ? [] : ['pg/PG_VERSION is missing']),
    ...(isBlank(control) ? ['pg/global/pg_control is missing or empty'] : []),
    ...(namesIn(join(pg, 'base')).length > 0 ? [] : ['pg/base is missing or empty']),
    ...(namesIn(join(pg, 'pg_wal')).some((name) => /^[0-9A-F]{24}$/.test(name)) ? [] : ['pg/pg_wal holds no log']),
  ]
}

/** Names in a folder; none where there is no folder. */
function namesIn(folder: string): readonly string[] {
  return statSync(folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(folder) : []
}

/** Whether a file is missing or begins with nothing but zeros. */
function isBlank(path: string): boolean {
  if (!existsSync(path)) return true
  const start = Buffer.alloc(64)
  const file = openSync(path, 'r')
  try {
    readSync(file, start)
  } finally {
    closeSync(file)
  }
  return start.every((byte) => byte === 0)
}
