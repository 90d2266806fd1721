import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { findDamagedFile } from './damagedFiles.ts'
import { DataFolderError, prepareDataFolder } from './dataFolder.ts'
import { lockDataDir } from './lockDataDir.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { openPostgres } from './openPostgres.ts'
import { openPglite } from './pglite/openPglite.ts'
import type { Database } from './schema.ts'

/** Where the data is: a PostgreSQL server, a folder for the embedded database, or memory. */
export type DatabaseLocation =
  | { readonly databaseUrl: string; readonly connections?: number }
  | { readonly dataDir: string }
  | { readonly memory: true }

export interface OpenDatabase {
  readonly db: Kysely<Database>
  /** The same database for questions about its health, which wait for no call. */
  readonly health?: Kysely<Database>
  /** Whether the folder of an embedded database had none before. */
  readonly isNew?: boolean
  /** Finishes what runs, closes the database and gives its folder free. */
  readonly close: () => Promise<void>
}

/** Opens the database and brings its tables up to date. */
export async function openDatabase(
  location: DatabaseLocation,
  onLost: (error: Error) => void = () => undefined,
): Promise<OpenDatabase> {
  const wasOpen = 'dataDir' in location && existsSync(join(location.dataDir, 'foyer.lock'))
  const release = 'dataDir' in location ? lockDataDir(location.dataDir) : () => undefined
  try {
    const opened = await open(location, wasOpen, onLost)
    return {
      ...opened,
      close: async () => {
        await Promise.all([opened.db.destroy(), opened.health?.destroy()])
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

type Opened = Omit<OpenDatabase, 'close'>

async function open(location: DatabaseLocation, wasOpen: boolean, onLost: (error: Error) => void): Promise<Opened> {
  if ('dataDir' in location) return openFolder(location.dataDir, wasOpen)
  if (!('databaseUrl' in location)) {
    const { db } = await openPglite({})
    await migrateDatabase(db)
    return { db }
  }
  const db = openPostgres(location, onLost)
  try {
    await migrateDatabase(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return { db, health: openPostgres({ ...location, connections: 1 }, onLost) }
}

async function openFolder(dataDir: string, wasOpen: boolean): Promise<Opened> {
  const { isNew, finish } = prepareDataFolder(dataDir, wasOpen)
  const { db } = await openPglite({ dataDir: join(dataDir, 'pg') }).catch((cause: unknown) => {
    const reason = cause instanceof Error ? (cause.message.split('\n', 1)[0] ?? '') : String(cause)
    throw new DataFolderError(
      `The database in ${dataDir} cannot be opened (${reason}); restore the folder from a backup, or set FOYER_DATA to an empty one`,
      { cause },
    )
  })
  const damage = isNew ? undefined : await findDamagedFile(db)
  if (damage !== undefined) {
    await db.destroy()
    throw new DataFolderError(
      `The database in ${dataDir} is damaged: ${damage}; restore the folder from a backup, or set FOYER_DATA to an empty one`,
    )
  }
  await migrateDatabase(db)
  finish()
  return { db, isNew }
}
