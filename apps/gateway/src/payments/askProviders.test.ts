import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testServices } from '../testing/createTestGateway.ts'
import { askProviders } from './askProviders.ts'
import { createPaymentsFixture } from './testing/paymentsFixture.ts'

let fixture: Awaited<ReturnType<typeof createPaymentsFixture>>
beforeAll(async () => {
  fixture = await createPaymentsFixture()
})
afterAll(() => fixture.close())

const reported: string[] = []
const ask = () => {
  const services = { ...testServices(fixture.gateway), vendorUrl: fixture.provider.url }
  return askProviders(services, (_error, reference) => reported.push(reference))
}
const asked = () => fixture.provider.asked.filter(({ path }) => path.endsWith('/status')).length

let count = 0
const begin = async () =>
  (await fixture.start({ methodId: 'card', amount: `50.${String(count++).padStart(2, '0')}` })).value

beforeEach(async () => {
  fixture.gateway.clock.set('2026-11-21T12:00:00Z')
  await fixture.gateway.db.updateTable('deposits').set({ status: 'EXPIRED' }).where('status', '=', 'PENDING').execute()
  fixture.provider.world.answer = () => ({ state: 'pending', instructions: { url: 'http://pay.example/1' } })
  fixture.provider.asked.length = 0
})

test('P03 N06 a provider whose webhook never comes is asked, on the world’s clock', async () => {
  const deposit = await begin()
  const before = Number(await fixture.balance())
  await ask()
  expect(asked()).toBe(0)
  fixture.gateway.clock.set('2026-11-21T12:01:00Z')
  fixture.provider.world.answer = () => ({ state: 'paid', amount: deposit.amount, currency: 'USD' })
  await Promise.all([ask(), ask()])
  expect(asked()).toBe(1)
  expect((await fixture.find(deposit.reference)).status).toBe('CREDITED')
  expect(Number(await fixture.balance())).toBeCloseTo(before + Number(deposit.credit), 2)
})

test('P03 a provider is asked the less often the longer it takes, and members are not told how often', async () => {
  const deposit = await begin()
  for (const time of ['12:01', '12:02', '12:03', '12:04', '12:07', '12:08', '12:09']) {
    fixture.gateway.clock.set(`2026-11-21T${time}:00Z`)
    await ask()
  }
  // At 1, 2, 4 and 9 minutes.
  expect(asked()).toBe(4)
  expect((await fixture.find(deposit.reference)).timeline.map(({ step }: { step: string }) => step)).toEqual([
    'started',
    'waiting',
  ])
})

test('P03 a payment whose time is over is asked about a last time and then given up', async () => {
  const deposit = await begin()
  fixture.gateway.clock.set('2026-11-21T12:30:00Z')
  await ask()
  expect(asked()).toBe(1)
  expect(await fixture.find(deposit.reference)).toMatchObject({ status: 'EXPIRED' })
  await ask()
  expect(asked()).toBe(1)
})

test('P03 a provider that cannot be reached decides nothing until the time is over', async () => {
  const deposit = await begin()
  fixture.provider.world.answer = () => 'silence'
  fixture.gateway.clock.set('2026-11-21T12:01:00Z')
  await ask()
  expect((await fixture.find(deposit.reference)).status).toBe('PENDING')
})

test('P03 an answer about other money is reported, keeps no other deposit waiting and stops no time', async () => {
  const [bad, good] = [await begin(), await begin()]
  fixture.provider.world.answer = ({ reference }) =>
    reference === bad.reference ? { state: 'paid', amount: '50.00', currency: 'EUR' } : { state: 'paid' }
  fixture.gateway.clock.set('2026-11-21T12:01:00Z')
  await ask()
  expect(reported).toEqual([bad.reference])
  expect((await fixture.find(good.reference)).status).toBe('CREDITED')
  fixture.gateway.clock.set('2026-11-21T12:30:00Z')
  await ask()
  expect((await fixture.find(bad.reference)).status).toBe('EXPIRED')
})
