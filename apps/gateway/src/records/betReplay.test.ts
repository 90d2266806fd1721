import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

test('P06 a bet that a vendor settled in its rounds can be seen again for 89 days, one that was only written down cannot', async () => {
  const { member_id } = await gateway.db
    .selectFrom('members')
    .select('member_id')
    .where('username', '=', 'demoplayer')
    .executeTakeFirstOrThrow()
  const bet = await gateway.db
    .selectFrom('bets')
    .selectAll()
    .where('member_id', '=', member_id)
    .where('status', '=', 'LOST')
    .where('bet_at', '>', new Date('2026-11-01'))
    .executeTakeFirstOrThrow()
  const account = await gateway.db
    .selectFrom('accounts')
    .select('account_id')
    .where('member_id', '=', bet.member_id)
    .executeTakeFirstOrThrow()
  const query = { startDate: '2024-01-01', endDate: '2026-11-21', betId: bet.round_id, vassalage: bet.vendor_code }
  const seen = async () => {
    const answer = await call(gateway, 'betHistory', { headers, query })
    return answer.json().value.list.map((row: object) => 'canReplay' in row)
  }
  expect(await seen()).toEqual([false])
  await gateway.db
    .insertInto('wallet_transactions')
    .values({
      merchant_id: bet.merchant_id,
      vendor_code: bet.vendor_code,
      transaction_id: `${bet.round_id}-win`,
      kind: 'win',
      round_id: bet.round_id,
      account_id: account.account_id,
      amount: 0n,
      journal_id: null,
      request_hash: Buffer.alloc(32),
      target_id: null,
      created_at: bet.bet_at,
    })
    .execute()
  expect(await seen()).toEqual([true])
  const long = new Date(gateway.clock.now().getTime() - 89 * 24 * 3_600_000)
  await gateway.db.updateTable('bets').set({ bet_at: long }).where('round_id', '=', bet.round_id).execute()
  expect(await seen()).toEqual([false])
})
