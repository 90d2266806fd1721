import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { writeSiteState } from '../system/siteState.ts'
import { call, signIn } from '../testing/callGateway.ts'
import { createPaymentsFixture } from './testing/paymentsFixture.ts'

let fixture: Awaited<ReturnType<typeof createPaymentsFixture>>
beforeAll(async () => {
  fixture = await createPaymentsFixture()
})
afterAll(() => fixture.close())
beforeEach(async () => {
  fixture.gateway.clock.set('2026-11-21T12:00:00Z')
  await fixture.gateway.db.deleteFrom('login_attempts').execute()
  fixture.provider.asked.length = 0
  fixture.provider.world.answer = () => ({
    state: 'pending',
    providerReference: 'P-1',
    instructions: { url: 'http://pay.example/1' },
  })
})

let cents = 0
/** An amount that no other test has asked for. */
const fresh = () => `100.${String(cents++).padStart(2, '0')}`

test('P03 QP18 methods say limits, fee and time before anything is sent', async () => {
  const { value } = await fixture.call('depositMethods')
  expect(value).toMatchObject({ currency: 'USD', decimals: 2 })
  expect(value.list.map(({ methodId }: { methodId: string }) => methodId)).toEqual(['card', 'bank', 'voucher'])
  expect(value.list[0]).toEqual({
    methodId: 'card',
    kind: 'hosted',
    minAmount: '10.00',
    maxAmount: '5000.00',
    presets: ['20.00', '50.00', '100.00', '250.00'],
    fee: { percent: '1.5', fixed: '0.00' },
    minutes: { from: 0, to: 0 },
  })
})

test('P03 a deposit that was begun says what it costs, where it is paid and what happened', async () => {
  const { status, value } = await fixture.start({ methodId: 'card', amount: '100' })
  expect(status).toBe(200)
  expect(value).toMatchObject({
    kind: 'hosted',
    amount: '100.00',
    fee: '1.50',
    credit: '98.50',
    status: 'PENDING',
    instructions: { url: 'http://pay.example/1' },
    timeline: [{ step: 'started' }, { step: 'waiting' }],
  })
  const [{ path, body }] = fixture.provider.asked as [(typeof fixture.provider.asked)[0]]
  expect(path).toBe('/payments/v1/create')
  expect(body).toMatchObject({ merchant: 'COMET', reference: value.reference, amount: '100.00', currency: 'USD' })
  expect(body.returnUrl).toBe(`http://localhost/?centre=member.depositv2&centre.deposit=${value.reference}`)
  expect(await fixture.find(value.reference)).toEqual(value)
})

test('P03 the way back from the provider leads to the page in the language it was left in', async () => {
  const { value } = await fixture.start({ methodId: 'card', amount: fresh() }, { language: 'TY' })
  const [asked] = fixture.provider.asked
  expect(asked?.body.language).toBe('tr')
  expect(asked?.body.returnUrl).toBe(`http://localhost/tr/?centre=member.depositv2&centre.deposit=${value.reference}`)
})

test.each([
  ['below the least', '9.99', 'is below 10'],
  ['above the most', '5000.01', 'is above 5000'],
  ['with too many decimals', '10.001', 'has more than 2 decimals'],
  ['with zeros before it', '00000050.00', 'has zeros before it'],
  ['negative', '-50', 'is not an amount'],
  ['in other digits', '٥٠', 'is not an amount'],
  ['with spaces', ' 50', 'is not an amount'],
  ['with separators', '1,000', 'is not an amount'],
  ['as a float', '5e1', 'is not an amount'],
  ['nothing', '0', 'is below 10'],
])('P03 an amount %s is refused at its field', async (_name, amount, message) => {
  expect(await fixture.start({ methodId: 'card', amount })).toMatchObject({
    status: 422,
    code: 'validation_failed',
    issues: [{ path: '/amount', message }],
  })
  expect(fixture.provider.asked).toEqual([])
})

test('P03 a method that is not offered, and a voucher that is missing, are refused at their fields', async () => {
  const issueOf = async (body: object) => (await fixture.start(body)).issues[0].path
  expect(await issueOf({ methodId: 'cash', amount: '50' })).toBe('/methodId')
  expect(await issueOf({ methodId: 'voucher', amount: '50' })).toBe('/voucher')
  expect(await issueOf({ methodId: 'card', amount: '50', voucher: 'A' })).toBe('/voucher')
})

test('P03 GW07 a deposit needs a key, and the same key begins one deposit', async () => {
  const { call: ask, start, key } = fixture
  const body = { methodId: 'card', amount: fresh() }
  expect((await ask('startDeposit', { body })).status).toBe(400)
  const headers = { 'idempotency-key': key() }
  const answers = await Promise.all([start(body, headers), start(body, headers), start(body, headers)])
  expect(new Set(answers.map(({ value }) => value.reference)).size).toBe(1)
  expect(await start({ ...body, amount: '51' }, headers)).toMatchObject({ status: 409, code: 'idempotency_conflict' })
})

test('P03 the same deposit from two tabs is one, while it is still to be paid', async () => {
  const body = { methodId: 'card', amount: fresh() }
  const [one, two] = await Promise.all([fixture.start(body), fixture.start(body)])
  expect(one.value.reference).toBe(two.value.reference)
  await fixture.report({ eventId: `e-${one.value.reference}`, reference: one.value.reference, state: 'paid' })
  expect((await fixture.start(body)).value.reference).not.toBe(one.value.reference)
})

test('P03 a provider that does not answer is told by the same request again', async () => {
  const { provider, start, key } = fixture
  provider.world.answer = () => 'silence'
  const headers = { 'idempotency-key': key() }
  const body = { methodId: 'card', amount: fresh() }
  const first = await start(body, headers)
  expect(first).toMatchObject({ status: 200, value: { status: 'PENDING', timeline: [{ step: 'started' }] } })
  expect(first.value.instructions).toBeUndefined()
  provider.world.answer = () => ({ state: 'pending', instructions: { url: 'https://pay.example/2' } })
  const second = await start(body, headers)
  expect(second.value).toMatchObject({
    reference: first.value.reference,
    instructions: { url: 'https://pay.example/2' },
  })
})

test('P03 a deposit that nobody can pay yet is found by asking again, also an hour later with another key', async () => {
  fixture.provider.world.answer = () => 'silence'
  const body = { methodId: 'bank', amount: fresh() }
  const { value } = await fixture.start(body)
  fixture.gateway.clock.set('2026-11-21T13:00:00Z')
  fixture.provider.world.answer = () => ({ state: 'pending', instructions: { url: 'https://pay.example/3' } })
  expect((await fixture.start(body)).value).toMatchObject({
    reference: value.reference,
    instructions: { url: 'https://pay.example/3' },
  })
})

test('P03 an equal transfer asked for later has its own reference, since the first may be on its way, and each is credited', async () => {
  const transfer = { beneficiary: 'Foyer', bank: 'Lantern Bank', account: '1', reference: 'R' }
  fixture.provider.world.answer = ({ reference }) => ({
    state: 'pending',
    instructions: { transfer: { ...transfer, reference } },
  })
  const body = { methodId: 'bank', amount: fresh() }
  const first = (await fixture.start(body)).value
  fixture.gateway.clock.set('2026-11-21T12:29:59Z')
  expect((await fixture.start(body)).value.reference).toBe(first.reference)
  fixture.gateway.clock.set('2026-11-21T12:30:00Z')
  const second = (await fixture.start(body)).value
  expect(second.reference).not.toBe(first.reference)
  // The first is still there to be paid, with what its payer has to name.
  const open = (await fixture.call('deposits', { query: { isOpen: 'true', pageSize: '50' } })).value.list
  expect(open.find((one: { reference: string }) => one.reference === first.reference).instructions).toEqual(
    first.instructions,
  )
  const before = Number(await fixture.balance())
  for (const { reference } of [second, first])
    await fixture.report({ eventId: `paid-${reference}`, reference, state: 'paid' }, { provider: 'SANDBOX_BANK' })
  expect(Number(await fixture.balance())).toBeCloseTo(before + 2 * Number(first.credit), 2)
})

test('P03 one request that comes many times at once counts as one', async () => {
  const headers = { 'idempotency-key': fixture.key() }
  const body = { methodId: 'card', amount: fresh() }
  await Promise.all(Array.from({ length: 6 }, () => fixture.start(body, headers)))
  const counted = await fixture.gateway.db
    .selectFrom('login_attempts')
    .select('failures')
    .where('subject', 'like', 'deposit:%')
    .execute()
  expect(counted).toEqual([{ failures: 1 }])
})

test('P03 a page that is none is never handed to a browser', async () => {
  fixture.provider.world.answer = () => ({ state: 'pending', instructions: { url: 'javascript:alert(1)' } })
  const { value } = await fixture.start({ methodId: 'card', amount: fresh() })
  expect(value.instructions).toBeUndefined()
})

test('P03 a voucher is worth its money at once, and a used one says so', async () => {
  const before = Number(await fixture.balance())
  fixture.provider.world.answer = ({ amount }) => ({ state: 'paid', amount, currency: 'USD', providerReference: 'V-1' })
  const good = await fixture.start({ methodId: 'voucher', amount: '50', voucher: 'GOOD' })
  expect(good.value).toMatchObject({ status: 'CREDITED', fee: '2.00', credit: '48.00' })
  expect(Number(await fixture.balance())).toBeCloseTo(before + 48, 2)
  fixture.provider.world.answer = () => ({ state: 'failed', reason: 'voucher_used' })
  const used = await fixture.start({ methodId: 'voucher', amount: '50', voucher: 'USED' })
  expect(used.value).toMatchObject({ status: 'FAILED', reason: 'voucher_used' })
})

test('P03 codes of vouchers cannot be guessed on and on', async () => {
  fixture.provider.world.answer = () => ({ state: 'failed', reason: 'voucher_unknown' })
  const guess = (voucher: string) => fixture.start({ methodId: 'voucher', amount: '50', voucher })
  for (let turn = 0; turn < 10; turn += 1) expect((await guess(`CODE-${turn}`)).status).toBe(200)
  expect(await guess('CODE-11')).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('P03 nobody sees another member’s deposits', async () => {
  const { value } = await fixture.start({ methodId: 'card', amount: fresh() })
  const other = await signIn(fixture.gateway, 'demoagent')
  const answer = await call(fixture.gateway, 'deposits', { query: { reference: value.reference }, headers: other })
  expect(answer.json().value).toEqual({ list: [], totalCount: 0, totalPages: 0 })
})

test('P03 those that are still waited for are found apart from those that are over', async () => {
  fixture.provider.world.answer = () => ({ state: 'pending', instructions: { url: 'http://pay.example/1' } })
  const waiting = (await fixture.start({ methodId: 'card', amount: fresh() })).value.reference
  fixture.provider.world.answer = () => ({ state: 'failed', reason: 'declined' })
  const over = (await fixture.start({ methodId: 'card', amount: fresh() })).value.reference
  const namesOf = async (isOpen: string) => {
    const answer = await fixture.call('deposits', { query: { isOpen, pageSize: '50' } })
    return answer.value.list.map((one: { reference: string }) => one.reference)
  }
  const open = await namesOf('true')
  expect(open).toContain(waiting)
  expect(open).not.toContain(over)
  const past = await namesOf('false')
  expect(past).toContain(over)
  expect(past).not.toContain(waiting)
})

test('P03 CF09 no deposit begins while the server has deposits off; those of before are still read', async () => {
  const { db, merchant } = fixture.gateway
  const { value } = await fixture.start({ methodId: 'card', amount: fresh() })
  await writeSiteState(db, merchant.id, { modulesOff: ['DEPOSIT3'] })
  expect(await fixture.start({ methodId: 'card', amount: fresh() })).toMatchObject({ code: 'module_off' })
  expect(fixture.provider.asked).toHaveLength(1)
  expect(await fixture.find(value.reference)).toMatchObject({ status: 'PENDING' })
  await writeSiteState(db, merchant.id, {})
})
