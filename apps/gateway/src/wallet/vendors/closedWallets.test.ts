import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../../testing/callGateway.ts'
import { verifyLedger } from '../verifyLedger.ts'
import { createWalletsFixture } from './testing/walletsFixture.ts'

let fixture: Awaited<ReturnType<typeof createWalletsFixture>>
beforeAll(async () => {
  fixture = await createWalletsFixture()
})
afterAll(async () => {
  expect(await verifyLedger(fixture.gateway.db)).toEqual([])
  await fixture.close()
})
const name = (...vendors: string[]) => {
  const { merchants, merchant } = fixture.gateway
  merchants.put({ ...merchant, walletVendors: new Set(vendors) })
}
const wallets = async () => (await fixture.call('vendorWallets')).value.list
const balance = (headers = {}) => fixture.call('vendorWalletBalance', { query: { vendor: 'BGS' }, headers })

test('P02 EN03 money at a vendor that the brand names no more comes back, and none goes there', async () => {
  const before = await fixture.places()
  await fixture.move('in', '12.50')
  name()
  expect(await wallets()).toEqual([{ vendor: 'BGS', name: 'BGS', isClosed: true }])
  expect((await balance()).value).toEqual({ balance: '12.50' })
  expect(await fixture.move('in', '1.00')).toMatchObject({ status: 422, code: 'validation_failed' })
  expect((await fixture.move('out', '12.50')).value).toMatchObject({ direction: 'out', status: 'DONE' })
  expect(await fixture.places()).toEqual(before)
})

test('P02 a transfer that was under way when the vendor was taken out ends all the same', async () => {
  name('BGS')
  const before = await fixture.places()
  await fixture.move('in', '5.00')
  fixture.vendor.world.manner = 'mute'
  const { value } = await fixture.move('out', '5.00')
  expect(value.status).toBe('PENDING')
  name()
  fixture.vendor.world.manner = 'fine'
  fixture.gateway.clock.set(new Date(fixture.gateway.clock.now().getTime() + 60_000).toISOString())
  await fixture.ask()
  expect((await fixture.find(value.reference)).status).toBe('DONE')
  expect(await fixture.places()).toEqual(before)
})

test('P02 whoever never moved money there has no wallet at such a vendor', async () => {
  name()
  const other = await signIn(fixture.gateway, 'demoagent')
  expect(await balance(other)).toMatchObject({ status: 404 })
  expect((await fixture.call('vendorWallets', { headers: other })).value.list).toEqual([])
  expect(await fixture.move('out', '1.00', { vendor: 'GPI' })).toMatchObject({ status: 422 })
})
