import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '../../testing/callGateway.ts'
import { verifyLedger } from '../verifyLedger.ts'
import type { Manner } from './testing/fakeVendor.ts'
import { createWalletsFixture } from './testing/walletsFixture.ts'

let fixture: Awaited<ReturnType<typeof createWalletsFixture>>
let all: number
beforeAll(async () => {
  fixture = await createWalletsFixture()
  all = await fixture.main()
})
afterAll(async () => {
  expect(await verifyLedger(fixture.gateway.db)).toEqual([])
  await fixture.close()
})
beforeEach(async () => {
  fixture.vendor.world.manner = 'fine'
  fixture.gateway.clock.set('2026-11-21T12:00:00Z')
})
/** Nothing is under way, and the ledger agrees with the vendor. */
const expectAtRest = async () => {
  const { main, transit, vendor, atVendor } = await fixture.places()
  expect({ transit, vendor }).toEqual({ transit: 0, vendor: atVendor })
  expect(main + atVendor).toBe(all)
}
const later = async (minutes: number) => {
  fixture.gateway.clock.set(new Date(Date.parse('2026-11-21T12:00:00Z') + minutes * 60_000).toISOString())
  await fixture.ask()
}

test('EN03 I28 a merchant whose vendors keep wallets has more than one', async () => {
  expect((await fixture.call('merchantWallet')).value).toEqual({ isSingle: false })
  expect((await fixture.call('vendorWallets')).value.list.map(({ vendor }: { vendor: string }) => vendor)).toEqual([
    'BGS',
    'GPI',
  ])
})

test('P02 I27 money goes into a vendor’s wallet and back', async () => {
  const before = await fixture.places()
  const { value } = await fixture.move('in', '12.50')
  expect(value).toMatchObject({ vendor: 'BGS', direction: 'in', amount: '12.50', status: 'DONE' })
  expect(await fixture.places()).toEqual({
    main: before.main - 1250,
    transit: 0,
    vendor: before.vendor + 1250,
    atVendor: before.atVendor + 1250,
  })
  expect((await fixture.call('vendorWalletBalance', { query: { vendor: 'BGS' } })).value).toEqual({ balance: '12.50' })
  expect((await fixture.move('out', '12.50')).value.status).toBe('DONE')
  expect(await fixture.places()).toEqual(before)
})

test('P02 more than a wallet has is not moved: the main wallet refuses it, a vendor undoes it', async () => {
  const before = await fixture.places()
  expect(await fixture.move('in', '9999999.00')).toMatchObject({ status: 409, code: 'insufficient_funds' })
  expect((await fixture.move('out', '9999999.00')).value).toMatchObject({
    status: 'UNDONE',
    reason: 'insufficient_funds',
  })
  expect(await fixture.places()).toEqual(before)
})

test('P02 an amount says what is wrong with it', async () => {
  const messageOf = async (amount: string) => (await fixture.move('in', amount)).issues[0].message
  expect(await messageOf('00000001.00')).toBe('has zeros before it')
  expect(await messageOf('1.005')).toBe('has more than 2 decimals')
})

test.each([
  ['0', '/amount'],
  ['-1', '/amount'],
  ['1.005', '/amount'],
  ['1e3', '/amount'],
  ['１２', '/amount'],
  [' 1', '/amount'],
  ['9999999999999', undefined],
])('P02 the amount "%s" is refused', async (amount, place) => {
  const answer = await fixture.move('in', amount)
  expect(answer.status).toBe(place === undefined ? 409 : 422)
  expect(answer.issues?.[0].path).toBe(place)
})

test('P02 a vendor without a wallet, and somebody else’s transfers, are nobody’s', async () => {
  expect((await fixture.move('in', '1.00', { vendor: 'TF' })).issues[0].path).toBe('/vendor')
  expect((await fixture.call('vendorWalletBalance', { query: { vendor: 'TF' } })).status).toBe(404)
  const { value } = await fixture.move('in', '1.00')
  const other = await signIn(fixture.gateway, 'demoagent')
  expect((await fixture.call('vendorWallets', { headers: other })).value.transfers).toEqual([])
  expect((await fixture.find(value.reference)).status).toBe('DONE')
})

test.each([
  ['deaf', 'in', 'UNDONE'],
  ['error', 'in', 'UNDONE'],
  ['mute', 'in', 'DONE'],
  ['nonsense', 'in', 'DONE'],
  ['deaf', 'out', 'UNDONE'],
  ['mute', 'out', 'DONE'],
] as const)('P02 a vendor that is %s to a transfer %s is asked until it ends %s', async (manner: Manner, way, end) => {
  if (way === 'out') await fixture.move('in', '5.00')
  const before = await fixture.places()
  fixture.vendor.world.manner = manner
  const { value } = await fixture.move(way, '5.00')
  expect(value.status).toBe('PENDING')
  const { main, transit, vendor } = await fixture.places()
  expect(transit).toBe(500)
  expect(main + transit + vendor).toBe(before.main + before.vendor)
  await later(1)
  expect((await fixture.find(value.reference)).status).toBe('PENDING')
  fixture.vendor.world.manner = 'fine'
  await later(10)
  expect(await fixture.find(value.reference)).toMatchObject({ status: end })
  await expectAtRest()
})

test('P02 a transfer that was undone is not done by a call that comes late', async () => {
  fixture.vendor.world.manner = 'deaf'
  const { value } = await fixture.move('in', '7.00')
  fixture.vendor.world.manner = 'fine'
  await later(1)
  expect(await fixture.find(value.reference)).toMatchObject({ status: 'UNDONE', reason: 'unconfirmed' })
  const order = { merchant: 'COMET', player: 'p', currency: 'USD', reference: value.reference, amount: 700 }
  expect(fixture.vendor.hear('deposit', order)).toMatchObject({ state: 'refused' })
  await expectAtRest()
})

test('P02 a vendor that takes its time reports once it is done, and twice changes nothing', async () => {
  const before = await fixture.places()
  fixture.vendor.world.manner = 'busy'
  const { value } = await fixture.move('in', '3.00')
  expect(value.status).toBe('PENDING')
  const { reference } = value
  expect(await fixture.report({ reference, state: 'done' }, { signer: 'GPI' })).toMatchObject({ status: 401 })
  expect(await fixture.report({ reference, state: 'done' }, { signer: 'GPI', caller: 'GPI' })).toMatchObject({
    code: 'transfer_unknown',
  })
  for (let times = 0; times < 2; times += 1)
    expect((await fixture.report({ reference, state: 'done' })).status).toBe(200)
  expect(await fixture.report({ reference, state: 'refused' })).toMatchObject({ code: 'transfer_ended' })
  expect((await fixture.find(reference)).status).toBe('DONE')
  expect(await fixture.places()).toMatchObject({ main: before.main - 300, transit: 0, vendor: before.vendor + 300 })
  const order = { merchant: 'COMET', player: 'late', currency: 'USD', reference, amount: 300 }
  fixture.vendor.hear('deposit', order)
  await expectAtRest()
})

test('GW07 one key is one transfer, from however many tabs, and asked for again has its end', async () => {
  const key = fixture.freshKey()
  const before = await fixture.main()
  const tabs = await Promise.all([1, 2, 3, 4].map(() => fixture.move('in', '4.00', { key })))
  expect(new Set(tabs.map(({ value }) => value.reference)).size).toBe(1)
  expect((await fixture.move('in', '4.00', { key })).value.status).toBe('DONE')
  expect(await fixture.main()).toBe(before - 400)
  expect(await fixture.move('in', '5.00', { key })).toMatchObject({ code: 'idempotency_conflict' })
  // The client asks this first where an answer was lost, and sends the transfer again.
  expect((await fixture.call('transferStatus', { query: { key } })).value).toEqual({ booked: false })
})

test('P02 a balance that cannot be read says so, and holds nothing else', async () => {
  fixture.vendor.world.manner = 'deaf'
  expect((await fixture.call('vendorWalletBalance', { query: { vendor: 'BGS' } })).value).toEqual({
    problem: 'unreachable',
  })
  expect((await fixture.call('vendorWallets')).status).toBe(200)
})

test('P02 a transfer that cannot be written down is reported, and keeps no other from its end', async () => {
  const { db } = fixture.gateway
  fixture.vendor.world.manner = 'mute'
  const bad = (await fixture.move('in', '1.00')).value.reference
  const good = (await fixture.move('in', '2.00')).value.reference
  fixture.vendor.world.manner = 'fine'
  await sql`create function refuse_one() returns trigger language plpgsql as 'begin raise exception ''gone''; end'`.execute(
    db,
  )
  await sql`create trigger refuses_one before update on wallet_transfers for each row
    when (new.status = 'DONE' and new.reference = ${sql.lit(bad)}) execute function refuse_one()`.execute(db)
  await later(1)
  expect(fixture.reported).toEqual([bad])
  expect((await fixture.find(good)).status).toBe('DONE')
  await sql`drop trigger refuses_one on wallet_transfers`.execute(db)
  await sql`drop function refuse_one`.execute(db)
  await later(10)
  expect((await fixture.find(bad)).status).toBe('DONE')
  await expectAtRest()
})
