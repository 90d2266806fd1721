import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const held = new Set<string>()

/**
 * Takes a journal for this process: two that write it would each put the other's rounds out of sight. A lock left by a process
 * that is gone is taken over. Returns the release. Throws where another has it.
 */
export function lockJournal(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true })
  const lock = `${path}.lock`
  const mine = `${lock}.${process.pid}`
  if (held.has(lock)) throw new Error(`The journal ${path} is already open in this process`)
  writeFileSync(mine, `${process.pid} ${startOf(process.pid) ?? ''}`)
  try {
    claim(mine, lock, path)
  } finally {
    rmSync(mine, { force: true })
  }
  held.add(lock)
  return () => {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
}

function claim(mine: string, lock: string, path: string): void {
  for (;;) {
    try {
      // A hard link appears whole or not at all, and fails when the name exists.
      linkSync(mine, lock)
      return
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
    const owner = ownerOf(lock)
    if (owner !== undefined)
      throw new Error(`${path} is in use by process ${owner}; stop that one first or set FOYER_DATA to another folder`)
    // Renaming moves a stale lock out of the way for exactly one of several that wait.
    try {
      renameSync(lock, `${mine}.stale`)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error
    }
    rmSync(`${mine}.stale`, { force: true })
  }
}

/** The running process that holds a lock. */
function ownerOf(lock: string): number | undefined {
  const [pid = '', started = ''] = readIfThere(lock).split(' ')
  if (!/^[1-9]\d*$/.test(pid)) return undefined
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    // EPERM: it runs, as somebody else.
    if (codeOf(error) !== 'EPERM') return undefined
  }
  // Process ids come round again; the start time tells the old process from a new one with its number.
  const now = startOf(Number(pid))
  return started && now && started !== now ? undefined : Number(pid)
}

/** Start time of a process in clock ticks since boot, where the system tells (Linux). */
const startOf = (pid: number): string | undefined => {
  const stat = readIfThere(`/proc/${pid}/stat`)
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)
