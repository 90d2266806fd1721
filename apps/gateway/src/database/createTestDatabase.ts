import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { migrateDatabase } from './migrateDatabase.ts'
import type { OpenDatabase } from './openDatabase.ts'
import { openPostgres } from './openPostgres.ts'
import { openPglite } from './pglite/openPglite.ts'
import { type ReusableDatabase, type ReusedDatabase, reuseDatabase } from './reuseDatabase.ts'

/**
 * An empty, migrated database for one test file: PGlite in memory, or a database of its own on the PostgreSQL server
 * that TEST_DATABASE_URL names. Close it at the end, for the next file to have it. With the world of a name it is filled
 * already where an earlier test has kept that.
 */
export async function createTestDatabase(world?: string): Promise<ReusedDatabase> {
  const url = process.env.TEST_DATABASE_URL
  return reuseDatabase(
    () => (url === undefined || url === '' ? createMemoryDatabase() : openServerDatabase(url)),
    world,
  )
}

async function createMemoryDatabase(): Promise<OpenDatabase> {
  const { db } = await openPglite({ loadDataDir: await migratedDump() })
  return { db, close: () => db.destroy() }
}

/** Says which migrations a database was made by. */
async function digestOfMigrations(): Promise<string> {
  const folderUrl = new URL('migrations/', import.meta.url)
  const sources = (await readdir(folderUrl)).sort().map((file) => readFile(new URL(file, folderUrl), 'utf8'))
  const hash = createHash('sha256').update(PGlite.defaultStartParams.join())
  for (const source of await Promise.all(sources)) hash.update(source)
  return hash.digest('hex').slice(0, 16)
}

/** A dump of the migrated database, made once per set of migrations: loading it takes a fifth of the time of making it. */
async function migratedDump(): Promise<Blob> {
  const folder = join(tmpdir(), 'foyer-test-database')
  const path = join(folder, `${await digestOfMigrations()}.tar`)
  const kept = await readFile(path).catch(() => undefined)
  if (kept !== undefined) return new Blob([kept])

  const { db, dump } = await openPglite({})
  await migrateDatabase(db)
  const files = Buffer.from(await dump())
  await db.destroy()
  await mkdir(folder, { recursive: true })
  const part = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(part, files)
  await rename(part, path)
  return new Blob([files])
}

async function openServerDatabase(serverUrl: string): Promise<ReusableDatabase> {
  const { url, drop } = await createServerDatabase(serverUrl, await migratedTemplate(serverUrl))
  const connect = () => openPostgres({ databaseUrl: url, connections: 4 }, () => undefined)
  let db = connect()
  return {
    get db() {
      return db
    },
    reconnect: async () => {
      await db.destroy()
      db = connect()
    },
    close: async () => {
      await db.destroy()
      await drop()
    },
  }
}

/** The name of a migrated database to copy, made once per server and set of migrations. */
async function migratedTemplate(serverUrl: string): Promise<string> {
  const name = `foyer_template_${await digestOfMigrations()}`
  await administer(serverUrl, async (server) => {
    // Whoever comes second waits until it is whole; the lock ends with the connection.
    await server.query("select pg_advisory_lock(hashtext('foyer test template'))")
    const { rowCount } = await server.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const { url } = await createServerDatabase(serverUrl, 'template1', `${name}_part`)
    const db = openPostgres({ databaseUrl: url, connections: 1 }, () => undefined)
    await migrateDatabase(db)
    await db.destroy()
    await server.query(`alter database ${name}_part rename to ${name}`)
  })
  return name
}

/** A database of its own on a PostgreSQL server, empty unless another is its template. */
export async function createServerDatabase(
  serverUrl: string,
  template = 'template1',
  name = `foyer_test_${randomBytes(8).toString('hex')}`,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const run = (statement: string) =>
    administer(serverUrl, async (server) => {
      await server.query(statement)
    })
  await run(`create database ${name} template ${template}`)
  const own = new URL(serverUrl)
  own.pathname = `/${name}`
  return { url: own.href, drop: () => run(`drop database ${name} with (force)`) }
}

async function administer(url: string, work: (server: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
