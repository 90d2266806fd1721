import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { createServerDatabase } from './createTestDatabase.ts'
import { migrateDatabase } from './migrateDatabase.ts'
import { openPostgres } from './openPostgres.ts'

const serverUrl = process.env.TEST_DATABASE_URL ?? ''

// The embedded database has one connection and always takes writes.
describe.skipIf(serverUrl === '')('a PostgreSQL server that has little to give', () => {
  let gateway: TestGateway
  let url: string
  let drop: () => Promise<void>
  const pool = (connections: number, databaseUrl = url) => openPostgres({ databaseUrl, connections }, () => undefined)

  beforeAll(async () => {
    const server = await createServerDatabase(serverUrl)
    url = server.url
    drop = server.drop
    const db = pool(2)
    const health = pool(1)
    await migrateDatabase(db)
    const close = async (): Promise<void> => {
      await Promise.all([db.destroy(), health.destroy()])
    }
    gateway = await createTestGateway({ database: { db, close }, health })
  })
  afterAll(async () => {
    await gateway.close()
    await drop()
  })

  const ready = async (): Promise<number> => (await gateway.app.inject('/readyz')).statusCode

  test('GW11 a gateway whose calls hold every connection is ready all the same', async () => {
    const { db } = gateway
    let finish = (): void => undefined
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const holding = [1, 2].map(() => db.connection().execute(() => held))
    expect(await ready()).toBe(200)
    finish()
    await Promise.all(holding)
  })

  test('GW11 a database that has become read-only is answered with 503, is not ready, and is found again by new connections', async () => {
    const name = sql.id(new URL(url).pathname.slice(1))
    const player = await signIn(gateway, 'demoplayer')
    const note = () =>
      call(gateway, 'login', { body: { type: 'username', username: 'demoplayer', password: 'Foyer-demo-2026' } })
    const admin = pool(1, serverUrl)
    await sql`alter database ${name} set default_transaction_read_only = on`.execute(admin)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(url).pathname.slice(1)}`.execute(
      admin,
    )
    await gateway.app.inject('/readyz')
    expect(await ready()).toBe(503)
    await call(gateway, 'balance', { headers: player })
    expect((await note()).statusCode).toBe(503)
    await sql`alter database ${name} set default_transaction_read_only = off`.execute(admin)
    await admin.destroy()
    // Each refusal has closed the connection it came over.
    for (let connection = 0; connection < 2; connection += 1) await note()
    expect((await note()).statusCode).toBe(200)
    expect(await ready()).toBe(200)
  })

  test('GW11 a pool that is larger than what the server gives its user waits instead of failing', async () => {
    const role = `limited_${new URL(url).pathname.slice(-8)}`
    const admin = pool(1, serverUrl)
    await sql`create role ${sql.id(role)} login connection limit 2`.execute(admin)
    const limited = new URL(url)
    limited.username = role
    const db = pool(10, limited.href)
    const work = Array.from({ length: 12 }, () => sql`select pg_sleep(0.05)`.execute(db))
    expect((await Promise.allSettled(work)).map(({ status }) => status)).toEqual(Array(12).fill('fulfilled'))
    await db.destroy()
    await sql`drop role ${sql.id(role)}`.execute(admin)
    await admin.destroy()
  })

  test('GW11 a database whose encoding does not hold every letter is refused in one line that says which', async () => {
    const name = `${new URL(url).pathname.slice(1)}_latin`
    const admin = pool(1, serverUrl)
    await sql`create database ${sql.id(name)} encoding 'LATIN1' template template0 locale 'C'`.execute(admin)
    const latin = new URL(url)
    latin.pathname = `/${name}`
    const db = pool(1, latin.href)
    await expect(migrateDatabase(db)).rejects.toThrow(/^The database is in LATIN1, .*; give the gateway one in UTF8$/)
    await db.destroy()
    await sql`drop database ${sql.id(name)}`.execute(admin)
    await admin.destroy()
  })
})
