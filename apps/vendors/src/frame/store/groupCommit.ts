import type { DatabaseSync } from 'node:sqlite'
import { together } from './together.ts'

/** Writes of several that wait at the same time, with one commit for all of them. */
export interface GroupCommit {
  /** Resolves once it is on disk. One that throws takes no other with it. */
  readonly write: <Value>(act: () => Value) => Promise<Value>
  /** Writes at once what waits, so that what follows sees it; inside a transaction it goes on waiting. */
  readonly flush: () => void
}

interface Waiting {
  readonly act: () => unknown
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

const groups = new WeakMap<DatabaseSync, GroupCommit>()

/** The one of a file: everything that is written there shares its commits. */
export function groupCommitOf(database: DatabaseSync): GroupCommit {
  const group = groups.get(database) ?? createGroupCommit(database)
  groups.set(database, group)
  return group
}

/**
 * A commit holds the process until the disk has it; what arrives meanwhile is read in the next turn of the event loop and is committed
 * at its end.
 */
function createGroupCommit(database: DatabaseSync): GroupCommit {
  let waiting: Waiting[] = []

  const commit = (batch: readonly Waiting[]): void => {
    try {
      const values = together(database, () => batch.map(({ act }) => act()))
      // Each act's own value.
      for (const [index, { resolve }] of batch.entries()) resolve(values[index] as never)
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error)
      else for (const one of batch) commit([one])
    }
  }
  const flush = (): void => {
    // Whoever holds the transaction may take it back, and these would be answered all the same.
    if (database.isOpen && database.isTransaction) return
    const batch = waiting
    waiting = []
    if (batch.length > 0) commit(batch)
  }
  return {
    flush,
    write: (act) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush)
        waiting.push({ act, resolve, reject })
      }),
  }
}
