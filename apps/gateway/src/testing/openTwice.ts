import { createServerDatabase, createTestDatabase } from '../database/createTestDatabase.ts'
import { migrateDatabase } from '../database/migrateDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { openPostgres } from '../database/openPostgres.ts'

interface OpenedTwice {
  readonly databases: readonly [OpenDatabase, OpenDatabase]
  /** To be called once both are closed. */
  readonly drop: () => Promise<void>
}

/** One migrated database for two gateways, each with its own connections where there is a server to connect to. */
export async function openTwice(): Promise<OpenedTwice> {
  const serverUrl = process.env.TEST_DATABASE_URL ?? ''
  if (serverUrl === '') {
    const database = await createTestDatabase()
    const shared = { db: database.db, close: async () => undefined }
    return { databases: [shared, shared], drop: database.close }
  }
  const { url, drop } = await createServerDatabase(serverUrl)
  const open = () => {
    const db = openPostgres({ databaseUrl: url, connections: 8 }, () => undefined)
    return { db, close: () => db.destroy() }
  }
  const databases = [open(), open()] as const
  await migrateDatabase(databases[0].db)
  return { databases, drop }
}
