import type { DatabaseSync } from 'node:sqlite'

/** Does all of it or nothing; it is on disk when the outermost returns. */
export function together<Value>(database: DatabaseSync, act: () => Value): Value {
  if (database.isTransaction) return act()
  database.exec('begin immediate')
  try {
    const value = act()
    database.exec('commit')
    return value
  } catch (error) {
    // Where its disk is full SQLite has taken it back by itself; what failed is to be told, not that.
    if (database.isTransaction) database.exec('rollback')
    throw error
  }
}
