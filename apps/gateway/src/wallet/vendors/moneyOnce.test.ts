import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '../verifyLedger.ts'
import type { Manner } from './testing/fakeVendor.ts'
import { createWalletsFixture } from './testing/walletsFixture.ts'

let fixture: Awaited<ReturnType<typeof createWalletsFixture>>
beforeAll(async () => {
  fixture = await createWalletsFixture()
})
afterAll(() => fixture.close())

const settled = async (): Promise<boolean> => {
  const { db } = fixture.gateway
  const open = await db.selectFrom('wallet_transfers').select('reference').where('status', '=', 'PENDING').execute()
  return open.length === 0
}

test('P02 a hundred transfers at once, with a vendor that fails in every way, leave every unit in one place', async () => {
  const { vendor, gateway } = fixture
  const all = await fixture.main()
  await fixture.move('in', '200.00')
  const manners: readonly Manner[] = ['fine', 'deaf', 'mute', 'error', 'nonsense', 'busy']
  const work = Array.from({ length: 100 }, (_, index) => async () => {
    vendor.world.manner = manners[index % manners.length] ?? 'fine'
    const key = index % 10 === 9 ? `repeated-key-${index % 3}` : fixture.freshKey()
    await fixture.move(index % 3 === 0 ? 'out' : 'in', '1.00', { key, vendor: index % 2 === 0 ? 'BGS' : 'GPI' })
  })
  await Promise.all(work.map((one) => one()))
  vendor.world.manner = 'fine'
  for (let hour = 13; !(await settled()) && hour < 23; hour += 1) {
    gateway.clock.set(`2026-11-21T${hour}:00:00Z`)
    await Promise.all([fixture.ask(), fixture.ask()])
  }
  expect(await settled()).toBe(true)
  const { main, transit, vendor: ledger, atVendor } = await fixture.places()
  expect(transit).toBe(0)
  expect(ledger).toBe(atVendor)
  expect(main + atVendor).toBe(all)
  expect(await verifyLedger(gateway.db)).toEqual([])
}, 60_000)

test.each([
  ['in', 'DONE'],
  ['out', 'DONE'],
] as const)('P02 a gateway that dies between a vendor’s word and its own books loses nothing, %s', async (way, end) => {
  const { gateway } = fixture
  gateway.clock.set('2026-11-21T12:00:00Z')
  await fixture.move('in', '9.00')
  const before = await fixture.places()
  await sql`create function die() returns trigger language plpgsql as 'begin raise exception ''gone''; end'`.execute(
    gateway.db,
  )
  await sql`create trigger dies before update on wallet_transfers for each row execute function die()`.execute(
    gateway.db,
  )
  const key = fixture.freshKey()
  expect((await fixture.move(way, '2.00', { key })).status).toBe(500)
  await sql`drop trigger dies on wallet_transfers`.execute(gateway.db)
  await sql`drop function die`.execute(gateway.db)
  const { main, transit, vendor } = await fixture.places()
  expect(transit).toBe(200)
  expect(main + transit + vendor).toBe(before.main + before.vendor)
  expect((await fixture.move(way, '2.00', { key })).value.status).toBe('PENDING')
  gateway.clock.set('2026-11-21T12:30:00Z')
  await fixture.ask()
  expect((await fixture.move(way, '2.00', { key })).value.status).toBe(end)
  const change = way === 'in' ? 200 : -200
  expect(await fixture.places()).toEqual({
    main: before.main - change,
    transit: 0,
    vendor: before.vendor + change,
    atVendor: before.atVendor + change,
  })
})
