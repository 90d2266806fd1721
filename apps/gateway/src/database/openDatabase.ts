import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { checkSessions } from './checkSessions.ts'
import { findDamagedFile } from './damagedFiles.ts'
import { DataFolderError, prepareDataFolder } from './dataFolder.ts'
import { lockDataDir } from './lockDataDir.ts'
import { migrateDatabase, type Upgrade } from './migrateDatabase.ts'
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
  /** What was done to its tables. */
  readonly upgrade?: Upgrade | undefined
  /** Finishes what runs, closes the database and gives its folder free. */
  readonly close: () => Promise<void>
}

/** What is done about tables of another version. */
type Prepare = (db: Kysely<Database>) => Promise<Upgrade | undefined>

/** Opens the database and brings its tables up to date, unless `prepare` does something else. */
export async function openDatabase(
  location: DatabaseLocation,
  onLost: (error: Error) => void = () => undefined,
  prepare: Prepare = migrateDatabase,
): Promise<OpenDatabase> {
  const wasOpen = 'dataDir' in location && existsSync(join(location.dataDir, 'foyer.lock'))
  const release = 'dataDir' in location ? lockDataDir(location.dataDir) : () => undefined
  try {
    const opened = await open(location, { wasOpen, onLost, prepare })
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

interface Opening {
  readonly wasOpen: boolean
  readonly onLost: (error: Error) => void
  readonly prepare: Prepare
}

async function open(location: DatabaseLocation, opening: Opening): Promise<Opened> {
  if ('dataDir' in location) return openFolder(location.dataDir, opening)
  const { onLost, prepare } = opening
  if (!('databaseUrl' in location)) {
    const { db } = await openPglite({})
    return { db, upgrade: await prepare(db) }
  }
  const db = openPostgres(location, onLost)
  const upgrade = await orClose(db, async () => {
    await checkSessions(db)
    return prepare(db)
  })
  return { db, upgrade, health: openPostgres({ ...location, connections: 1 }, onLost) }
}

/** An open database keeps the process from ending. */
async function orClose(db: Kysely<Database>, prepare: Prepare): Promise<Upgrade | undefined> {
  try {
    return await prepare(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
}

async function openFolder(dataDir: string, { wasOpen, prepare }: Opening): Promise<Opened> {
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
  const upgrade = await orClose(db, prepare)
  finish()
  return { db, isNew, upgrade }
}
