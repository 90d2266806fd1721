import { expect, test } from 'vitest'
import { writeSiteState } from '../../system/siteState.ts'
import { signIn } from '../../testing/callGateway.ts'
import { openWithdrawals } from './testing/openWithdrawals.ts'
import { withdrawalPassword } from './testing/withdrawalsFixture.ts'

const fixture = await openWithdrawals()

const minor = (text: string): number => Math.round(Number(text) * 100)

test('P04 QP18 C35 ways to withdraw say limits, fee, time, allowance and automatic receipt before anything is sent', async () => {
  const { value } = await fixture.call('withdrawalMethods')
  expect(value).toMatchObject({
    currency: 'USD',
    decimals: 2,
    balance: await fixture.balance(),
    turnover: { factor: '1', remaining: '0.00', parts: [] },
    allowance: { times: { most: 10, left: 10 }, amount: { most: '20000.00', left: '20000.00' } },
    paymentPasswordSet: true,
    canCancel: true,
    confirmMinutes: 60,
  })
  expect(value.list[0]).toEqual({
    methodId: 'bank',
    kind: 'transfer',
    minAmount: '20.00',
    maxAmount: '20000.00',
    presets: ['50.00', '100.00', '500.00', '1000.00'],
    fee: { percent: '0', fixed: '0.00' },
    minutes: { from: 60, to: 1440 },
  })
})

test('P04 a withdrawal leaves the balance at once and is kept apart', async () => {
  const before = await fixture.balance()
  const kept = await fixture.reserve()
  const { status, value } = await fixture.start({ methodId: 'instant', amount: '1000.50' })
  expect(status).toBe(200)
  expect(value).toMatchObject({
    kind: 'instant',
    amount: '1000.50',
    fee: '15.01',
    payout: '985.49',
    status: 'PENDING',
    canCancel: true,
    canConfirm: false,
    hasProof: false,
    account: { bank: 'Lantern Bank', holder: 'Ada Example', lastFour: '5678' },
    timeline: [{ step: 'started' }],
  })
  expect(minor(before) - minor(await fixture.balance())).toBe(100_050)
  expect((await fixture.reserve()) - kept).toBe(100_050n)
  expect(await fixture.find(value.reference)).toEqual(value)
  const { value: methods } = await fixture.call('withdrawalMethods')
  expect(methods.allowance).toMatchObject({ times: { left: 9 }, amount: { left: '18999.50' } })
})

test.each([
  ['below the least', { amount: '19.99' }, '/amount', 'is below 20'],
  ['above the most', { amount: '20000.01' }, '/amount', 'is above 20000'],
  ['with too many decimals', { amount: '100.001' }, '/amount', 'has more than 2 decimals'],
  ['with zeros before it', { amount: '0100' }, '/amount', 'has zeros before it'],
  ['below zero', { amount: '-100' }, '/amount', 'is not an amount'],
  ['in other digits', { amount: '١٠٠' }, '/amount', 'is not an amount'],
  ['with spaces', { amount: ' 100 ' }, '/amount', 'is not an amount'],
  ['by no method', { methodId: 'pigeon' }, '/methodId', 'is not offered'],
  ['to no account', { bankAccountId: '999999' }, '/bankAccountId', 'is not one of yours'],
])('P04 an amount %s is refused at its field, and nothing moves', async (_what, body, path, message) => {
  const before = await fixture.balance()
  expect(await fixture.start(body)).toMatchObject({ status: 422, issues: [{ path, message }] })
  expect(await fixture.balance()).toBe(before)
})

test('P04 the withdrawal password is asked for, and has few tries', async () => {
  const before = await fixture.balance()
  for (let tries = 0; tries < 5; tries += 1)
    expect(await fixture.start({ paymentPassword: 'wrong-password' })).toMatchObject({ code: 'password_wrong' })
  expect(await fixture.start()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(await fixture.balance()).toBe(before)
})

test('P04 right withdrawal passwords that come at once use up no tries', async () => {
  for (let tries = 0; tries < 4; tries += 1)
    expect(await fixture.start({ paymentPassword: 'wrong-password' })).toMatchObject({ code: 'password_wrong' })
  const begun = await Promise.all(Array.from({ length: 8 }, () => fixture.start({ amount: '20' })))
  expect(begun.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
})

test('P04 of wrong withdrawal passwords that come at once no more are looked at than there are tries', async () => {
  const tried = await Promise.all(Array.from({ length: 8 }, () => fixture.start({ paymentPassword: 'wrong-password' })))
  expect(tried.filter(({ code }) => code === 'password_wrong')).toHaveLength(5)
  expect(tried.filter(({ code }) => code === 'too_many_requests')).toHaveLength(3)
})

test('P04 without a withdrawal password nothing is withdrawn', async () => {
  const other = await signIn(fixture.gateway, 'demodownline')
  expect(await fixture.addBank({}, other)).toMatchObject({ status: 409, code: 'payment_password_unset' })
})

test('P04 the same key is answered with the same withdrawal, and another request under it is refused', async () => {
  const headers = { 'idempotency-key': fixture.key() }
  const first = await fixture.start({}, headers)
  const before = await fixture.balance()
  expect(await fixture.start({}, headers)).toEqual(first)
  expect(await fixture.start({ amount: '101' }, headers)).toMatchObject({ status: 409, code: 'idempotency_conflict' })
  expect(await fixture.balance()).toBe(before)
})

test('P04 more than the balance is refused, and so is more than the day allows', async () => {
  expect(await fixture.start({ amount: '20000' })).toMatchObject({ status: 200 })
  expect(await fixture.start({ amount: '20' })).toMatchObject({ status: 409, code: 'allowance_used' })
  await fixture.begin()
  expect(await fixture.start({ amount: '20000' })).toMatchObject({ status: 409, code: 'insufficient_funds' })
})

test('X05 P04 a trial account can do none of this', async () => {
  const trial = await signIn(fixture.gateway, 'demotrial')
  for (const id of ['withdrawalMethods', 'bankAccounts', 'withdrawals'] as const)
    expect(await fixture.call(id, {}, trial)).toMatchObject({ status: 403, code: 'need_true_account' })
  const body = { methodId: 'bank', amount: '20', bankAccountId: '1', paymentPassword: withdrawalPassword }
  expect(await fixture.call('startWithdrawal', { body }, trial)).toMatchObject({ code: 'need_true_account' })
})

test('P04 bank accounts are checked, kept once, told by their last four digits, and forgotten', async () => {
  const iban = { number: 'DE89 3704 0044 0532 0130 00' }
  const { value: added } = await fixture.addBank(iban)
  expect(added).toMatchObject({ lastFour: '3000', bank: 'Lantern Bank' })
  expect(JSON.stringify(added)).not.toContain('0532')
  expect((await fixture.addBank({ number: 'de89370400440532013000' })).value).toEqual(added)
  expect((await fixture.addBank({ number: 'DE89370400440532013001' })).issues).toEqual([
    { path: '/number', message: 'is an IBAN with a mistake in it' },
  ])
  expect((await fixture.addBank({ bank: '<b>', holder: ' ', number: '12' })).issues).toHaveLength(3)
  expect(await fixture.addBank({ ...iban, paymentPassword: 'wrong-password' })).toMatchObject({
    code: 'password_wrong',
  })
  const stored = await fixture.gateway.db.selectFrom('bank_accounts').select('number').execute()
  expect(stored.some(({ number }) => number.toString('latin1').includes('370400440532013000'))).toBe(false)
  const remove = () => fixture.call('removeBankAccount', { body: { id: added.id } })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  const { value } = await fixture.call('bankAccounts')
  expect(value.list.map(({ lastFour }: { lastFour: string }) => lastFour)).toEqual(['5678'])
})

test('P04 an account has at most five bank accounts', async () => {
  for (const number of ['10000001', '10000002', '10000003', '10000004'])
    expect((await fixture.addBank({ number })).status).toBe(200)
  expect(await fixture.addBank({ number: '10000005' })).toMatchObject({ status: 409, code: 'limit_reached' })
})

test('P04 another member has no part in a withdrawal or a bank account', async () => {
  const { value } = await fixture.start()
  const other = await signIn(fixture.gateway, 'demoagent')
  const body = { reference: value.reference }
  expect((await fixture.call('withdrawals', { query: body }, other)).value.list).toEqual([])
  for (const id of ['cancelWithdrawal', 'confirmWithdrawal'] as const)
    expect((await fixture.call(id, { body }, other)).status).toBe(404)
  expect((await fixture.call('withdrawalMissing', { body: { ...body, image: 'AAAA' } }, other)).status).toBe(404)
  expect((await fixture.call('removeBankAccount', { body: { id: fixture.world.bankAccountId } }, other)).status).toBe(
    404,
  )
  const theirs = {
    methodId: 'bank',
    amount: '20',
    bankAccountId: fixture.world.bankAccountId,
    paymentPassword: withdrawalPassword,
  }
  expect((await fixture.call('startWithdrawal', { body: theirs }, other)).issues[0].path).toBe('/bankAccountId')
})

test('P04 CF09 no withdrawal begins while the server has withdrawals off; one that has begun is still given up', async () => {
  const { db, merchant } = fixture.gateway
  const { value } = await fixture.start({ methodId: 'instant', amount: '25' })
  const before = await fixture.balance()
  await writeSiteState(db, merchant.id, { modulesOff: ['WITHDRAWAL3'] })
  expect(await fixture.start({ methodId: 'instant', amount: '25' })).toMatchObject({ code: 'module_off' })
  expect(await fixture.balance()).toBe(before)
  const cancelled = await fixture.call('cancelWithdrawal', { body: { reference: value.reference } })
  expect(cancelled.value).toMatchObject({ status: 'CANCELLED' })
  await writeSiteState(db, merchant.id, {})
})
