import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from './createTestDatabase.ts'
import { keepStatistics } from './keepStatistics.ts'
import type { OpenDatabase } from './openDatabase.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await createTestDatabase()
  // A table that no test has filled before, which a server's own process does not count either.
  await sql`create table growing (n integer) with (autovacuum_enabled = false)`.execute(open.db)
})
afterAll(async () => {
  await sql`drop table growing`.execute(open.db)
  await open.close()
})

const add = (count: number) => sql`insert into growing select generate_series(1, ${count}::integer)`.execute(open.db)
const known = async () => {
  const { rows } = await sql<{ known: number }>`
    select reltuples::integer as known from pg_class where relname = 'growing'`.execute(open.db)
  return rows[0]?.known
}

test('GW07 the database knows of a table that has grown a lot, and is not asked to count small changes', async () => {
  await add(1000)
  await keepStatistics(open.db)
  expect(await known()).toBe(1000)
  await add(500)
  await keepStatistics(open.db)
  expect(await known()).toBe(1000)
  await add(6500)
  await keepStatistics(open.db)
  expect(await known()).toBe(8000)
})
