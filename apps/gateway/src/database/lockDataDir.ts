import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from './makeFolder.ts'

/** Another running process has the data folder open. */
export class DataDirLockedError extends Error {
  override readonly name = 'DataDirLockedError'
}

const held = new Set<string>()

/**
 * Takes the data folder for this process. The embedded database does not lock its files itself, and two processes
 * writing them would destroy them. A lock left by a process that is gone is taken over. Returns the release.
 */
export function lockDataDir(dataDir: string): () => void {
  makeFolder(dataDir)
  const path = join(dataDir, 'foyer.lock')
  if (held.has(path)) throw new DataDirLockedError(`The data folder ${dataDir} is already open in this process`)
  const mine = join(dataDir, `foyer.lock.${process.pid}`)
  writeFileSync(mine, `${process.pid} ${startTime(process.pid) ?? ''}`)
  let unlock: (() => void) | undefined
  try {
    unlock = holdOpen(dataDir, path)
    claim(mine, path, dataDir)
  } catch (error) {
    unlock?.()
    throw error
  } finally {
    rmSync(mine, { force: true })
  }
  held.add(path)
  return () => {
    held.delete(path)
    rmSync(path, { force: true })
    unlock?.()
  }
}

/**
 * Has the system lock a file, as only SQLite does here. The number of a process in another container means nothing in this one,
 * and its lock would be taken for one that was left; this one ends with its process, and not before.
 */
function holdOpen(dataDir: string, path: string): () => void {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(`${path}.open`)
    database.exec('begin exclusive')
  } catch (error) {
    database?.close()
    // Errors of SQLite have its number: 5 is a file that another has locked. Where files cannot be locked the process's number has to do.
    if ((error as { errcode?: number }).errcode !== 5) return () => undefined
    const owner = runningOwner(path)
    throw inUse(dataDir, owner === undefined ? 'a process of another container' : `process ${owner}`)
  }
  return () => database?.close()
}

const inUse = (dataDir: string, owner: string): DataDirLockedError =>
  new DataDirLockedError(
    `The data folder ${dataDir} is in use by ${owner}; stop that one first or set FOYER_DATA to another folder`,
  )

function claim(mine: string, path: string, dataDir: string): void {
  for (;;) {
    try {
      // A hard link appears whole or not at all, and fails when the name exists.
      linkSync(mine, path)
      return
    } catch (error) {
      // Errors of node:fs have a code.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = runningOwner(path)
    if (owner !== undefined) {
      throw inUse(dataDir, `process ${owner}`)
    }
    // Renaming moves the stale lock out of the way for exactly one of several waiting processes.
    const stale = `${path}.stale.${process.pid}`
    try {
      renameSync(path, stale)
    } catch (error) {
      // Errors of node:fs have a code.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
    rmSync(stale, { force: true })
  }
}

function runningOwner(path: string): number | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
  const [pidText = '', started] = text.split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined
  }
  // Process ids come round again; the start time tells the old process from a new one with its number.
  const now = startTime(pid)
  return started && now && started !== now ? undefined : pid
}

/** Start time of a process in clock ticks since boot, where the system tells (Linux). */
function startTime(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}
