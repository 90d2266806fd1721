import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { ensureAccount } from '../../wallet/accounts.ts'
import { issueLaunchToken } from './launchTokens.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway()
})
afterAll(() => gateway.close())

test('FI01 I39 launches of one key wait for one another, and those of another do not', async () => {
  const { db, merchant, clock } = gateway
  const locks = await db.transaction().execute(async (trx) => {
    const { accountId } = await ensureAccount(trx, {
      merchantId: merchant.id,
      kind: 'trial',
      owner: 'p',
      currency: 'USD',
    })
    const held: (number | undefined)[] = []
    for (const key of ['one', 'one', 'two']) {
      const facts = {
        account_id: accountId,
        member_id: null,
        vendor_code: 'BGS',
        node_id: 1,
        trial: true,
        login_hash: null,
      }
      await issueLaunchToken(trx, { merchant, clock, language: 'en' }, Buffer.alloc(32), { ...facts, key })
      const { rows } = await sql<{ count: number }>`
        select count(*)::integer as count from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`.execute(
        trx,
      )
      held.push(rows[0]?.count)
    }
    return held
  })
  expect(locks).toEqual([1, 1, 2])
})
