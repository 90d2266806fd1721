import type { DatabaseSync } from 'node:sqlite'

/**
 * Writes at once without waiting for the disk: for what a loss of power may take back, since what is then on the disk leads to the same
 * end. The next write that waits takes it along. Inside a transaction it is a part of that.
 */
export function writeUnsynced<Value>(database: DatabaseSync, act: () => Value): Value {
  if (database.isTransaction) return act()
  database.exec('pragma synchronous = normal')
  try {
    return act()
  } finally {
    database.exec('pragma synchronous = full')
  }
}
