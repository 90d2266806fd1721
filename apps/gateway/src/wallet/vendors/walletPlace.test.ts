import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../testing/createTestGateway.ts'
import { createFakeVendor } from './testing/fakeVendor.ts'

let vendor: Awaited<ReturnType<typeof createFakeVendor>>
let gateway: TestGateway
beforeAll(async () => {
  vendor = await createFakeVendor()
  // Nobody is where a sandbox would look.
  gateway = await createTestGateway({ vendorUrl: 'http://127.0.0.1:1', walletUrls: new Map([['BGS', vendor.url]]) })
  gateway.merchants.put({ ...gateway.merchant, walletVendors: new Set(['BGS']) })
})
afterAll(async () => {
  await gateway.close()
  await vendor.close()
})

test('P02 I27 members reach a vendor’s wallet where the operator says that it is', async () => {
  const player = await signIn(gateway, 'demoplayer')
  const moved = await call(gateway, 'walletTransfer', {
    body: { vendor: 'BGS', direction: 'in', amount: '12.50' },
    headers: { ...player, 'idempotency-key': 'wallet-key-of-a-place' },
  })
  expect(moved.json().value).toMatchObject({ status: 'DONE' })
  const asked = await call(gateway, 'vendorWalletBalance', { query: { vendor: 'BGS' }, headers: player })
  expect(asked.json().value).toEqual({ balance: '12.50' })
})
