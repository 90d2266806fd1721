import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'
import { DataDirLockedError } from './lockDataDir.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'
import { createPglite } from './pglite/createPglite.ts'

const synced = vi.hoisted(() => ({ count: 0 }))
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const fsyncSync: typeof fs.fsyncSync = (fd) => {
    synced.count += 1
    fs.fsyncSync(fd)
  }
  return { ...fs, fsyncSync }
})

let open: OpenDatabase
beforeAll(async () => {
  open = await createTestDatabase()
})
afterAll(() => open.close())

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-db-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('GW11 keeps an embedded database in a folder and finds it again', async () => {
  const dataDir = join(createFolder(), 'deep', 'data')
  const first = await openDatabase({ dataDir })
  await expect(openDatabase({ dataDir })).rejects.toThrow(DataDirLockedError)
  for (const name of ['one', 'two', 'three'])
    await first.db.insertInto('settings').values({ name, value: '{"kept":true}' }).execute()
  await first.close()

  const second = await openDatabase({ dataDir })
  expect((await second.db.selectFrom('settings').selectAll().execute()).map(({ name }) => name)).toEqual([
    'one',
    'two',
    'three',
  ])
  await second.close()
}, 90_000)

test('GW11 FI08 an embedded database forces each commit to disk', async () => {
  const pglite = await createPglite({ dataDir: createFolder() })
  await pglite.exec('create table kept (id integer)')
  for (const id of [1, 2, 3]) {
    const before = synced.count
    await pglite.query('insert into kept values ($1)', [id])
    expect(synced.count).toBeGreaterThan(before)
  }
  // FO13: buffers are in memory whether they are used or not.
  expect((await pglite.query('show shared_buffers')).rows).toEqual([{ shared_buffers: '32MB' }])
  await pglite.close()
}, 90_000)

test('GW11 other work goes on while the embedded database is busy', async () => {
  let done = false
  const work = sql`select count(*) from generate_series(1, 3000000)`.execute(open.db).then(() => {
    done = true
  })
  for (let turn = 0; turn < 20; turn += 1) await nextTurn()
  expect(done).toBe(false)
  await work
})

test('GW11 an error of the database keeps its code and its constraint', async () => {
  const twice = () => open.db.insertInto('settings').values({ name: 'twice', value: '{}' }).execute()
  await twice()
  await expect(twice()).rejects.toMatchObject({ code: '23505', constraint: 'settings_pkey' })
})

test('GW11 reads whole numbers as bigint, bytes as Buffer, times as Date and days as text', async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select 9007199254740993::bigint as big, '\\x00ff'::bytea as bytes, '2026-11-21T12:00:00Z'::timestamptz as instant,
      '2026-11-21'::date as day, '{"a":[1]}'::jsonb as json, count(*) as count from merchants
  `.execute(open.db)
  expect(rows[0]).toMatchObject({
    big: 9007199254740993n,
    day: '2026-11-21',
    json: { a: [1] },
    count: 0n,
    instant: new Date('2026-11-21T12:00:00Z'),
  })
  expect(Buffer.isBuffer(rows[0]?.bytes)).toBe(true)
  expect(rows[0]?.bytes).toEqual(Buffer.from([0, 255]))
})

test('GW11 writes what it reads: bytes, whole numbers, times and empty values', async () => {
  const { db } = open
  const { merchant_id } = await db
    .insertInto('merchants')
    .values({ code: 'AB', brand: 'ab' })
    .returning('merchant_id')
    .executeTakeFirstOrThrow()
  const row = {
    merchant_id,
    subject: "o'neill — \\ \u{1f3b2}",
    failures: 3,
    window_started_at: new Date('2026-11-21T12:00:00.123Z'),
    blocked_until: null,
  }
  await db.insertInto('login_attempts').values(row).execute()
  expect(await db.selectFrom('login_attempts').selectAll().execute()).toEqual([row])
})

test('GW11 leads every key and index with the merchant', async () => {
  const { rows } = await sql<{ table_name: string; first_column: string }>`
    select t.relname as table_name, a.attname as first_column
    from pg_index i
    join pg_class t on t.oid = i.indrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
    where t.relname not like 'kysely_%' and t.relname not in ('settings', 'merchants')
  `.execute(open.db)
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => row.first_column !== 'merchant_id')).toEqual([])
})
