import { DatabaseSync } from 'node:sqlite'
import { lockJournal } from '../../server/store/lockJournal.ts'
import { openFailure } from './openFailure.ts'
import { together } from './together.ts'

export interface OpenedDatabase {
  readonly database: DatabaseSync
  /** Does all of it or nothing; it is on disk when the outermost returns. */
  readonly together: <Value>(act: () => Value) => Value
  readonly close: () => void
}

/** Opens a file for this process alone, or a database in memory without one. Throws where another process has it, and where it is damaged. */
export function openDatabase(path: string | undefined, schema: string): OpenedDatabase {
  const release = path === undefined ? () => undefined : lockJournal(path)
  try {
    const database = openFile(path)
    try {
      // A commit that was answered survives the loss of power too.
      database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
      const [check] = database.prepare('pragma quick_check(1)').all()
      if (check?.quick_check !== 'ok') throw new Error(String(check?.quick_check))
      database.exec(schema)
    } catch (error) {
      database.close()
      throw openFailure(path, error)
    }
    return {
      database,
      together: (act) => together(database, act),
      close: () => {
        database.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

function openFile(path: string | undefined): DatabaseSync {
  try {
    return new DatabaseSync(path ?? ':memory:')
  } catch (error) {
    throw openFailure(path, error)
  }
}
