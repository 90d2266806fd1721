import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/createTestDatabase.ts'
import { createCallerSecrets } from '../../start/createCallerSecrets.ts'
import { settlePlayersKey } from '../../start/settlePlayersKey.ts'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway } from '../../testing/createTestGateway.ts'
import { createFakeVendor } from './testing/fakeVendor.ts'

const { db, close } = await createTestDatabase()
const vendor = await createFakeVendor()
afterAll(async () => {
  await vendor.close()
  await close()
})

test('P02 all gateways over one database know players by the same names', async () => {
  const [one, other] = await Promise.all([settlePlayersKey(db), settlePlayersKey(db)])
  expect(one).toBe(other)
  expect(one).toMatch(/^[0-9a-f]{64}$/)
})

test('P02 a member finds the money in a vendor’s wallet again after the secrets of vendor and gateway were changed', async () => {
  const players = await settlePlayersKey(db)
  /** Does something as demoplayer at a gateway with these secrets. */
  const as = async (id: 'walletTransfer' | 'vendorWalletBalance', main: string, given: object, own: string) => {
    const secrets = createCallerSecrets({ main, vendors: new Map([['BGS', own]]), players })
    vendor.world.secrets = secrets
    const gateway = await createTestGateway({
      database: { db, close: async () => undefined },
      secrets,
      vendorUrl: vendor.url,
    })
    gateway.merchants.put({ ...gateway.merchant, walletVendors: new Set(['BGS']) })
    const headers = { ...(await signIn(gateway, 'demoplayer')), 'idempotency-key': own }
    const answer = await call(gateway, id, { ...given, headers })
    await gateway.app.close()
    return answer.json().value
  }
  const transfer = { vendor: 'BGS', amount: '12.50' }
  const before = { body: { ...transfer, direction: 'in' } }
  expect(await as('walletTransfer', 'the first secret', before, 'vendors-first')).toMatchObject({ status: 'DONE' })
  const query = { query: { vendor: 'BGS' } }
  expect(await as('vendorWalletBalance', 'the second secret', query, 'vendors-second')).toEqual({ balance: '12.50' })
  const back = { body: { ...transfer, direction: 'out' } }
  expect(await as('walletTransfer', 'the second secret', back, 'vendors-third')).toMatchObject({ status: 'DONE' })
  expect(vendor.total()).toBe(0)
})
