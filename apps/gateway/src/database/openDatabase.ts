import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { lockDataDir } from './lockDataDir.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { openPostgres } from './openPostgres.ts'
import { openPglite } from './pglite/openPglite.ts'
import type { Database } from './schema.ts'

/** Where the data is: a PostgreSQL server, a folder for the embedded database, or memory. */
export type DatabaseLocation =
  | { readonly databaseUrl: string }
  | { readonly dataDir: string }
  | { readonly memory: true }

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** Finishes what runs, closes the database and gives its folder free. */
  readonly close: () => Promise<void>
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(
  location: DatabaseLocation,
  onLost: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  const release = 'dataDir' in location ? lockDataDir(location.dataDir) : () => undefined
  try {
    const db =
      'databaseUrl' in location
        ? openPostgres(location, onLost)
        : (await openPglite('dataDir' in location ? { dataDir: join(location.dataDir, 'pg') } : {})).db
    await migrateDatabase(db)
    return {
      db,
      close: async () => {
        await db.destroy()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}
