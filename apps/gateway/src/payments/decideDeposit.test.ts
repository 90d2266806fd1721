import { partnerDepositPaths } from '@foyer/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDesk } from '../testing/askDesk.ts'
import { createPaymentsFixture } from './testing/paymentsFixture.ts'

let fixture: Awaited<ReturnType<typeof createPaymentsFixture>>
beforeAll(async () => {
  fixture = await createPaymentsFixture()
})
afterAll(() => fixture.close())

const backOffice: typeof fixture.backOffice = (...call) => fixture.backOffice(...call)

const comet = { merchant: 'COMET' }
let count = 0
const begin = async () =>
  (await fixture.start({ methodId: 'bank', amount: `500.${String(count++).padStart(2, '0')}` })).value
const decide = async (body: object) => {
  const answer = await askDesk(fixture.gateway, 'deposits', comet, body)
  return { status: answer.statusCode, ...answer.json() }
}

test('P03 the desk lists deposits that wait and credits one, once', async () => {
  const { reference } = await begin()
  const before = Number(await fixture.balance())
  const { deposits } = (await askDesk(fixture.gateway, 'deposits', comet)).json().value
  expect(deposits.at(-1)).toMatchObject({
    reference,
    account: 'demoplayer',
    status: 'PENDING',
    provider: 'SANDBOX_BANK',
  })
  expect((await decide({ reference, decision: 'credit' })).status).toBe(200)
  expect((await decide({ reference, decision: 'credit' })).status).toBe(200)
  expect(await decide({ reference, decision: 'refuse' })).toMatchObject({ status: 409 })
  expect(Number(await fixture.balance())).toBeCloseTo(before + 500, 0)
  expect((await fixture.find(reference)).status).toBe('CREDITED')
})

test('P03 a deposit that was refused stays so, and money that comes for it waits for a person', async () => {
  const { reference } = await begin()
  expect((await decide({ reference, decision: 'refuse' })).status).toBe(200)
  expect(await fixture.find(reference)).toMatchObject({ status: 'FAILED', reason: 'refused' })
  await fixture.report({ eventId: `late-${reference}`, reference, state: 'paid' }, { provider: 'SANDBOX_BANK' })
  expect((await fixture.find(reference)).status).toBe('REVIEW')
})

test('P03 a decision stands: another one is refused, also of two at once, and the same one is answered again', async () => {
  const { reference } = await begin()
  expect((await decide({ reference, decision: 'refuse' })).status).toBe(200)
  expect((await decide({ reference, decision: 'credit' })).status).toBe(409)
  expect((await decide({ reference, decision: 'refuse' })).status).toBe(200)
  const twice = (await begin()).reference
  const answers = await Promise.all([
    decide({ reference: twice, decision: 'refuse' }),
    decide({ reference: twice, decision: 'credit' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const failed = (await begin()).reference
  await fixture.report({ eventId: `no-${failed}`, reference: failed, state: 'failed' }, { provider: 'SANDBOX_BANK' })
  expect((await decide({ reference: failed, decision: 'refuse' })).status).toBe(409)
})

test('P03 the desk lists what a person has to decide first, with what would be credited', async () => {
  const first = (await begin()).reference
  const { reference } = (await fixture.start({ methodId: 'card', amount: '200' })).value
  await fixture.report({ eventId: `half-${reference}`, reference, state: 'paid', amount: '100.00', currency: 'USD' })
  const { deposits } = (await askDesk(fixture.gateway, 'deposits', comet)).json().value
  const places = [reference, first].map((one) =>
    deposits.findIndex((open: { reference: string }) => open.reference === one),
  )
  expect(places[0]).toBeLessThan(places[1] ?? -1)
  expect(deposits[places[0] ?? -1]).toMatchObject({ paidAmount: '100.00', fee: '1.50', credit: '98.50' })
  const next = (await backOffice(partnerDepositPaths.open, { after: reference })).value.deposits
  expect(next.map((open: { reference: string }) => open.reference)).toContain(first)
  await decide({ reference, decision: 'credit' })
  const later = (await backOffice(partnerDepositPaths.open, { after: reference })).value.deposits
  expect(later.map((open: { reference: string }) => open.reference)).toContain(first)
})

test('P03 an operator reads of a deposit what the brand calls its way', async () => {
  const { reference } = await begin()
  const method = fixture.gateway.merchant.config.payments.deposit.find(({ id }) => id === 'bank') ?? expect.fail()
  const label = { en: 'Bank wire', tr: 'Havale' }
  Object.assign(method, { label })
  const { deposits } = (await askDesk(fixture.gateway, 'deposits', comet)).json().value
  expect(deposits.find((open: { reference: string }) => open.reference === reference)).toMatchObject({
    kind: 'transfer',
    label: 'Bank wire',
  })
})

test('P03 what has arrived is credited where it is another amount', async () => {
  const { reference } = await begin()
  const before = Number(await fixture.balance())
  await fixture.report(
    { eventId: `less-${reference}`, reference, state: 'paid', amount: '300.00', currency: 'USD' },
    { provider: 'SANDBOX_BANK' },
  )
  await decide({ reference, decision: 'credit' })
  expect(Number(await fixture.balance())).toBeCloseTo(before + 300, 2)
  expect(await fixture.find(reference)).toMatchObject({ status: 'CREDITED', paidAmount: '300.00', credit: '300.00' })
})

test('P03 a back office reads and decides with signed calls, for its own merchant alone', async () => {
  const { reference } = await begin()
  const open = await backOffice(partnerDepositPaths.open, {})
  expect(open.value.deposits.map((one: { reference: string }) => one.reference)).toContain(reference)
  expect((await backOffice(partnerDepositPaths.open, {}, 'COMET', { signer: 'KEYSTONE' })).status).toBe(401)
  const decision = { reference, decision: 'credit' }
  expect(await backOffice(partnerDepositPaths.decide, decision, 'MARIGOLD')).toMatchObject({ code: 'deposit_unknown' })
  expect((await backOffice(partnerDepositPaths.decide, decision)).value.status).toBe('CREDITED')
  expect(await backOffice(partnerDepositPaths.decide, { reference, decision: 'refuse' })).toMatchObject({
    status: 409,
    code: 'deposit_decided',
  })
  expect((await backOffice(partnerDepositPaths.decide, { reference, decision: 'burn' })).code).toBe('malformed')
})

test('P03 EN03 an absurd amount is refused at the desk and in a back office, and the member’s records can be read', async () => {
  const { reference } = await begin()
  const before = await fixture.balance()
  const absurd = { reference, decision: 'credit', amount: '999999999999999.99' }
  expect(await decide(absurd)).toMatchObject({
    status: 422,
    issues: [{ path: '/amount', message: 'is above 50000.00' }],
  })
  expect((await backOffice(partnerDepositPaths.decide, absurd)).code).toBe('malformed')
  expect(await fixture.balance()).toBe(before)
  // What the provider says has arrived may be credited, where an account can hold it.
  await fixture.report(
    { eventId: `absurd-${reference}`, reference, state: 'paid', amount: '999999999999999.99', currency: 'USD' },
    { provider: 'SANDBOX_BANK' },
  )
  const whole = { reference, decision: 'credit' }
  expect(await decide(whole)).toMatchObject({ status: 409, code: 'balance_limit' })
  expect(await backOffice(partnerDepositPaths.decide, whole)).toMatchObject({ status: 409, code: 'balance_limit' })
  expect(await fixture.balance()).toBe(before)
  expect((await fixture.find(reference)).status).toBe('REVIEW')
  expect((await decide({ ...whole, amount: '500.00' })).status).toBe(200)
  const query = { startDate: '2026-11-21', endDate: '2026-11-21' }
  expect((await fixture.call('transactionHistory', { query })).status).toBe(200)
})

test('P03 a decision on nothing, or on an amount that is none, is refused', async () => {
  const { reference } = await begin()
  expect((await decide({ reference: 'DNOTHING', decision: 'credit' })).status).toBe(404)
  expect((await decide({ reference, decision: 'credit', amount: '0' })).status).toBe(422)
  expect((await decide({ reference, decision: 'credit', amount: '-1' })).status).toBe(422)
})
