import { type Kysely, sql, type Transaction } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/schema.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { lockTransactions } from './lockTransactions.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

const advisoryLocks = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many advisory locks a transaction holds after some work, which is then undone. */
async function locksAfter(work: (trx: Transaction<Database>) => Promise<unknown>): Promise<number> {
  const trx = await gateway.db.startTransaction().execute()
  try {
    await work(trx)
    return await advisoryLocks(trx)
  } finally {
    await trx.rollback().execute()
  }
}

test('FI01 GW07 a round and each transaction named are locked until the transaction ends', async () => {
  expect(await locksAfter((trx) => lockTransactions(trx, ['round-1', 'a', 'b']))).toBe(3)
  expect(await locksAfter((trx) => lockTransactions(trx, ['round-1', 'a', 'a']))).toBe(2)
  expect(await locksAfter(async () => undefined)).toBe(0)
})
