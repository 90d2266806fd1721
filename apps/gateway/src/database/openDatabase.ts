import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { DataFolderError, prepareDataFolder } from './dataFolder.ts'
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
    const db = await open(location, onLost)
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

async function open(location: DatabaseLocation, onLost: (error: Error) => void): Promise<Kysely<Database>> {
  if ('dataDir' in location) return openFolder(location.dataDir)
  const db = 'databaseUrl' in location ? openPostgres(location, onLost) : (await openPglite({})).db
  await migrateDatabase(db)
  return db
}

async function openFolder(dataDir: string): Promise<Kysely<Database>> {
  const finish = prepareDataFolder(dataDir)
  const { db } = await openPglite({ dataDir: join(dataDir, 'pg') }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : String(cause)
    throw new DataFolderError(
      `The database in ${dataDir} cannot be opened (${reason}); restore the folder from a backup, or set FOYER_DATA to an empty one`,
      { cause },
    )
  })
  await migrateDatabase(db)
  finish()
  return db
}
