import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Merchant } from '../../merchants/merchant.ts'
import { authenticate } from './authenticate.ts'
import { createSeamlessFixture, testMerchant } from './testing/seamlessFixture.ts'

let wallet: Awaited<ReturnType<typeof createSeamlessFixture>>
beforeAll(async () => {
  wallet = await createSeamlessFixture()
})
afterAll(() => wallet.close())

test.each([
  [{ launch: { provablyFair: true } }, true],
  [{ launch: { provablyFair: false } }, undefined],
  [{ launch: {} }, undefined],
  [{}, undefined],
])('G07 a vendor is told to commit to rounds only where the brand says so: %j', async (features, expected) => {
  const { launch } = await wallet.openPlayer(5000n)
  // Nothing else of the brand is read.
  const merchant: Merchant = { ...testMerchant, config: { features } as Merchant['config'] }
  const context = { ...wallet.services, merchant, vendor: 'BGS' }
  const opened = await authenticate(context, { merchant: 'COMET', transactionId: wallet.fresh('auth'), launch })
  expect(opened.provablyFair).toBe(expected)
})
