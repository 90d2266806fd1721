import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureAccount, ledgerOf } from '../wallet/port.ts'
import { createTestDatabase } from './createTestDatabase.ts'
import type { OpenDatabase } from './openDatabase.ts'
import { postingDatabaseOf } from './postingDatabase.ts'

// The embedded database has one connection for everything.
describe.skipIf((process.env.TEST_DATABASE_URL ?? '') === '')('the connections that money is posted on', () => {
  let open: OpenDatabase
  beforeAll(async () => {
    open = await createTestDatabase()
    await open.db.insertInto('merchants').values({ merchant_id: 1, code: 'TEST', brand: 'test' }).execute()
  })
  afterAll(() => open.close())

  const post = async (key: string) => {
    const account = (owner: string) => ensureAccount(open.db, { merchantId: 1, kind: 'house', owner, currency: 'USD' })
    const [from, to] = await Promise.all([account('from'), account('to')])
    const lines = [
      { accountId: from.accountId, amount: -1n },
      { accountId: to.accountId, amount: 1n },
    ]
    const named = { merchantId: 1, kind: 'transfer', idempotencyKey: key, reference: 'test' } as const
    return ledgerOf(open.db).post({ ...named, lines, at: new Date() })
  }

  test('GW07 plan each statement once, and go by index whatever the size of the tables', async () => {
    for (const key of ['first', 'second', 'third']) await post(key)
    const { rows } = await sql<{ planned: boolean; by_index: string }>`
      select generic_plans > 0 and custom_plans = 0 as planned, current_setting('enable_seqscan') as by_index
      from pg_prepared_statements`.execute(postingDatabaseOf(open.db).db)
    expect(rows.filter(({ planned, by_index }) => planned && by_index === 'off')).toHaveLength(3)
  })

  test('GW07 go on posting after another gateway has given the tables new columns', async () => {
    await post('before')
    for (const table of ['accounts', 'journal', 'entries'])
      await sql`alter table ${sql.table(table)} add column added_later text`.execute(open.db)
    expect((await post('after')).replayed).toBe(false)
  })
})
