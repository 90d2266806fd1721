import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/**
 * Takes a journal for this process: two that write it would each put the other's rounds out of sight. The system holds the lock,
 * as only SQLite asks it to here: it ends with its process, however that ends, and counts in every container that has the
 * folder. Returns the release. Throws where another has it.
 */
export function lockJournal(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const lock = `${path}.lock`
  const held = holdOpen(`${lock}.open`)
  if (held === undefined)
    throw new Error(`${path} is in use by ${ownerOf(lock)}; stop that one first or set FOYER_DATA to another folder`)
  // It is read for the words above alone.
  writeFileSync(lock, String(process.pid))
  return () => {
    rmSync(lock, { force: true })
    held.close()
  }
}

/** `undefined` where another has the file. It stays: taken away, one that waits for it would hold another of its name. */
function holdOpen(file: string): DatabaseSync | undefined {
  // Says why where it cannot be made, which SQLite does not.
  writeFileSync(file, '', { flag: 'a' })
  const database = new DatabaseSync(file)
  try {
    database.exec('begin exclusive')
    return database
  } catch (error) {
    database.close()
    // Errors of SQLite have its number: 5 is a file that another has locked.
    if ((error as { errcode?: number }).errcode === 5) return undefined
    throw error
  }
}

/** A process is told by its number where this system has one of it. */
function ownerOf(lock: string): string {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    process.kill(pid, 0)
    return `process ${pid}`
  } catch {
    return 'another process'
  }
}
