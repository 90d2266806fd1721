import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk } from '../testing/askDesk.ts'
import { verifyLedger } from '../wallet/verifyLedger.ts'
import { createPaymentsFixture } from './testing/paymentsFixture.ts'

let fixture: Awaited<ReturnType<typeof createPaymentsFixture>>
beforeAll(async () => {
  fixture = await createPaymentsFixture()
})
afterAll(() => fixture.close())

let count = 0
/** A deposit of its own amount, and the balance before it. */
const begin = async () => {
  await fixture.gateway.db.deleteFrom('login_attempts').execute()
  const { value } = await fixture.start({ methodId: 'card', amount: `100.${String(count++).padStart(2, '0')}` })
  const balance = Number(await fixture.balance())
  const event = {
    eventId: `event-${value.reference}`,
    reference: value.reference,
    amount: value.amount,
    currency: 'USD',
  }
  return { deposit: value, balance, event }
}
const balance = async () => Number(await fixture.balance())

test('P03 GW07 a webhook that comes twice, also at once, credits once and to the cent', async () => {
  const { deposit, balance: before, event } = await begin()
  const paid = { ...event, state: 'paid' }
  const answers = await Promise.all([fixture.report(paid), fixture.report(paid), fixture.report(paid)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await balance()).toBeCloseTo(before + Number(deposit.credit), 2)
  expect(await fixture.find(deposit.reference)).toMatchObject({
    status: 'CREDITED',
    timeline: [{ step: 'started' }, { step: 'waiting' }, { step: 'credited' }],
  })
  expect(await verifyLedger(fixture.gateway.db)).toEqual([])
})

test('P07 P03 the account record says how a deposit was paid, with the fee and the brand’s name of the method', async () => {
  const { deposit, event } = await begin()
  await fixture.report({ ...event, state: 'paid' })
  const query = { startDate: '2026-11-21', endDate: '2026-11-21', reference: deposit.reference }
  const [entry] = (await fixture.call('transactionHistory', { query })).value.list
  expect(entry).toMatchObject({ kind: 'deposit', amount: deposit.credit })
  expect(entry.payment).toEqual({ kind: 'hosted', fee: deposit.fee, ...(deposit.label && { label: deposit.label }) })
  expect(Number(entry.amount) + Number(entry.payment.fee)).toBeCloseTo(Number(deposit.amount), 2)
})

test('P03 a replay a year later changes nothing, signed as then or anew', async () => {
  const { event } = await begin()
  const paid = { ...event, state: 'paid' }
  await fixture.report(paid)
  const after = await balance()
  fixture.gateway.clock.set('2027-11-21T12:00:00Z')
  expect((await fixture.report(paid, { at: Date.now() - 365 * 86_400_000 })).code).toBe('signature_refused')
  expect((await fixture.report(paid)).status).toBe(200)
  fixture.gateway.clock.set('2026-11-21T12:00:00Z')
  expect(await balance()).toBe(after)
})

test('P03 an event’s name stands for its first content', async () => {
  const { event, balance: before } = await begin()
  await fixture.report({ ...event, state: 'failed' })
  expect(await fixture.report({ ...event, state: 'paid' })).toMatchObject({ status: 409, code: 'event_conflict' })
  expect(await balance()).toBe(before)
})

test('P03 webhooks out of order end the same', async () => {
  const { deposit, event } = await begin()
  await fixture.report({ ...event, eventId: `${event.eventId}-2`, state: 'paid' })
  await fixture.report({ ...event, eventId: `${event.eventId}-1`, state: 'pending' })
  await fixture.report({ ...event, eventId: `${event.eventId}-0`, state: 'failed' })
  expect((await fixture.find(deposit.reference)).status).toBe('CREDITED')
})

test('P03 money that comes after the time is over is credited', async () => {
  const { deposit, event } = await begin()
  await fixture.gateway.db
    .updateTable('deposits')
    .set({ status: 'EXPIRED' })
    .where('reference', '=', deposit.reference)
    .execute()
  await fixture.report({ ...event, state: 'paid' })
  expect((await fixture.find(deposit.reference)).status).toBe('CREDITED')
})

test('P03 another amount waits for a person, and moves no money by itself', async () => {
  const { deposit, event, balance: before } = await begin()
  await fixture.report({ ...event, state: 'paid', amount: '1.00' })
  expect(await fixture.find(deposit.reference)).toMatchObject({
    status: 'REVIEW',
    reason: 'other_amount',
    paidAmount: '1.00',
  })
  expect(await balance()).toBe(before)
})

test('P03 a second payment that names the same reference waits for a person as an entry of its own, and is credited or refused', async () => {
  const { deposit, event, balance: before } = await begin()
  await fixture.report({ ...event, state: 'paid' })
  const again = { ...event, eventId: `${event.eventId}-again`, state: 'paid', amount: '40.00' }
  const answers = await Promise.all([fixture.report(again), fixture.report(again)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await fixture.report({ ...event, state: 'paid' })).status).toBe(200)
  expect(await balance()).toBeCloseTo(before + Number(deposit.credit), 2)
  const { deposits } = (await askDesk(fixture.gateway, 'deposits', { merchant: 'COMET' })).json().value
  const waiting = deposits.filter(({ paidAgain }: { paidAgain?: string }) => paidAgain === deposit.reference)
  expect(waiting).toMatchObject([
    {
      status: 'REVIEW',
      amount: '40.00',
      account: 'demoplayer',
      provider: 'SANDBOX_CARD',
      timeline: [{ step: 'again' }],
    },
  ])
  expect(await fixture.find(deposit.reference)).toMatchObject({ status: 'CREDITED' })
  const [{ reference, credit }] = waiting
  expect(await fixture.find(reference)).toMatchObject({ status: 'REVIEW', paidAgain: deposit.reference })
  await askDesk(fixture.gateway, 'deposits', { merchant: 'COMET' }, { reference, decision: 'credit' })
  expect(await balance()).toBeCloseTo(before + Number(deposit.credit) + Number(credit), 2)
  expect(await verifyLedger(fixture.gateway.db)).toEqual([])
})

test('P03 of two payments of other amounts than was asked for none is forgotten', async () => {
  const { deposit, event } = await begin()
  await fixture.report({ ...event, eventId: `${event.eventId}-1`, state: 'paid', amount: '60.00' })
  await fixture.report({ ...event, eventId: `${event.eventId}-2`, state: 'paid', amount: '60.00' })
  expect(await fixture.find(deposit.reference)).toMatchObject({ status: 'REVIEW', paidAmount: '60.00' })
  const { list } = (await fixture.call('deposits', { query: { isOpen: 'true' } })).value
  expect(list[0]).toMatchObject({ status: 'REVIEW', amount: '60.00', paidAgain: deposit.reference })
})

test('P03 the first webhook of money that was credited on asking, or by a person, is no second payment', async () => {
  const { deposit, event } = await begin()
  await askDesk(
    fixture.gateway,
    'deposits',
    { merchant: 'COMET' },
    { reference: deposit.reference, decision: 'credit' },
  )
  await fixture.report({ ...event, state: 'paid' })
  const { list } = (await fixture.call('deposits')).value
  expect(list[0]).toMatchObject({ reference: deposit.reference, status: 'CREDITED' })
})

test('P03 a forged signature, another provider and another merchant credit nobody', async () => {
  const { event, balance: before } = await begin()
  const paid = { ...event, state: 'paid' }
  expect(await fixture.report(paid, { signer: 'SANDBOX_BANK' })).toMatchObject({ status: 401 })
  expect(await fixture.report(paid, { provider: 'SANDBOX_BANK' })).toMatchObject({ code: 'deposit_unknown' })
  expect(await fixture.report({ ...paid, merchant: 'MARIGOLD' })).toMatchObject({ code: 'deposit_unknown' })
  expect(await fixture.report({ ...paid, merchant: 'NOBODY' })).toMatchObject({ code: 'deposit_unknown' })
  expect(await fixture.report(paid, { at: Date.now() - 120_000 })).toMatchObject({ code: 'signature_refused' })
  expect(await balance()).toBe(before)
})

test.each([
  ['no name', { eventId: '' }],
  ['an amount that is none', { amount: '-5' }],
  ['nothing', { amount: '0' }],
  ['more decimals than the currency has', { amount: '100.001' }],
  ['a field too many', { credit: true }],
  ['a state there is not', { state: 'won' }],
])('P03 a webhook with %s is malformed', async (_name, change) => {
  const { event } = await begin()
  expect(await fixture.report({ ...event, state: 'paid', ...change })).toMatchObject({ status: 422, code: 'malformed' })
})

test('P03 money of another currency is refused', async () => {
  const { event } = await begin()
  expect(await fixture.report({ ...event, state: 'paid', currency: 'EUR' })).toMatchObject({ code: 'other_currency' })
})

test('P24 what became of the money is told once, whichever tab asks first', async () => {
  await fixture.gateway.db.deleteFrom('money_notices').execute()
  const { deposit, event } = await begin()
  expect((await fixture.call('moneyNotices')).value).toEqual({ list: [], askAgain: 4 })
  await fixture.report({ ...event, state: 'paid' })
  const failed = await begin()
  await fixture.report({ ...failed.event, state: 'failed', reason: 'no_cover' })
  const { list } = (await fixture.call('moneyNotices')).value
  expect(list).toMatchObject([
    { kind: 'depositCredited', reference: deposit.reference, amount: deposit.credit },
    { kind: 'depositFailed', reference: failed.deposit.reference, amount: failed.deposit.amount },
  ])
  const ids = list.map(({ id }: { id: string }) => id)
  const take = async (key: string) =>
    (await fixture.call('takeMoneyNotices', { body: { ids }, headers: { 'idempotency-key': key } })).value.ids
  const [one, two] = await Promise.all([take('tab-one-1'), take('tab-two-1')])
  expect([...one, ...two].sort()).toEqual([...ids].sort())
  expect(one.length * two.length).toBe(0)
  // An answer that was lost is given again.
  const winner = one.length > 0 ? 'tab-one-1' : 'tab-two-1'
  expect((await take(winner)).length).toBe(2)
  expect((await fixture.call('moneyNotices')).value.list).toEqual([])
})
