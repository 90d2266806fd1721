import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'
import { keepStatistics } from './keepStatistics.ts'
import type { OpenDatabase } from './openDatabase.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await createTestDatabase()
  // Otherwise a server's own process may come first; it may also have counted what an earlier file left.
  await sql`alter table members set (autovacuum_enabled = false)`.execute(open.db)
  await sql`truncate members cascade`.execute(open.db)
  await open.db.insertInto('merchants').values({ merchant_id: 1, code: 'TEST', brand: 'test' }).execute()
})
afterAll(() => open.close())

const addMembers = (from: number, to: number) =>
  sql`insert into members (merchant_id, username, username_key, nickname, type, password_hash, profile, created_at)
    select 1, 'm' || n, 'm' || n, 'm', 1, '-', '{}', now() from generate_series(${from}::integer, ${to}::integer) n`.execute(
    open.db,
  )
const known = async () => {
  const { rows } = await sql<{ known: number }>`
    select reltuples::integer as known from pg_class where relname = 'members'`.execute(open.db)
  return rows[0]?.known
}

test('GW07 the database knows of a table that has grown a lot, and is not asked to count small changes', async () => {
  await addMembers(1, 1000)
  await keepStatistics(open.db)
  expect(await known()).toBe(1000)
  await addMembers(1001, 1500)
  await keepStatistics(open.db)
  expect(await known()).toBe(1000)
  await addMembers(1501, 8000)
  await keepStatistics(open.db)
  expect(await known()).toBe(8000)
})
