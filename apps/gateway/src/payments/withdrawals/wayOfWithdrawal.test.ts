import { expect, test } from 'vitest'
import { openWithdrawals } from './testing/openWithdrawals.ts'

const fixture = await openWithdrawals()

const stepsOf = ({ timeline }: { timeline: { step: string }[] }) => timeline.map(({ step }) => step)
const notices = async (): Promise<string[]> =>
  (await fixture.call('moneyNotices')).value.list.map(({ kind, reference }: Record<string, string>) =>
    [kind, reference].join(' '),
  )

test('P04 P24 a small withdrawal is approved by itself, handed over and paid, and the member is told', async () => {
  const kept = await fixture.reserve()
  const { value } = await fixture.start({ methodId: 'instant' })
  await fixture.wait(0)
  expect((await fixture.find(value.reference)).status).toBe('PENDING')
  await fixture.wait(1)
  const paid = await fixture.find(value.reference)
  expect(paid).toMatchObject({ status: 'PAID', canConfirm: true, receivedAmount: '0.00', remainingAmount: '98.50' })
  expect(stepsOf(paid)).toEqual(['started', 'approved', 'sent', 'paid'])
  expect(Date.parse(paid.confirmBy) - fixture.gateway.clock.now().getTime()).toBe(60 * 60_000)
  expect(fixture.provider.asked).toEqual([
    {
      path: '/payments/v1/payout',
      body: {
        merchant: 'COMET',
        reference: value.reference,
        amount: '98.50',
        currency: 'USD',
        speed: 'instant',
        account: { bank: 'Lantern Bank', holder: 'Ada Example', number: '0012345678' },
      },
    },
  ])
  expect(await fixture.reserve()).toBe(kept)
  expect(await notices()).toContain(`withdrawalApproved ${value.reference}`)
})

test('P04 a larger one waits for a person', async () => {
  const { value } = await fixture.start({ amount: '500.01' })
  await fixture.wait(600)
  expect((await fixture.find(value.reference)).status).toBe('PENDING')
  expect(fixture.provider.asked).toEqual([])
  const { value: open } = await fixture.desk()
  expect(open.withdrawals.at(-1)).toMatchObject({ reference: value.reference, member: 'demoplayer' })
  expect((await fixture.desk({ reference: value.reference, decision: 'approve' })).status).toBe(200)
  expect((await fixture.desk({ reference: value.reference, decision: 'approve' })).status).toBe(200)
  await fixture.tend()
  expect((await fixture.find(value.reference)).status).toBe('PAID')
})

test('P04 P24 what a person refuses comes back with the reason, once', async () => {
  const before = await fixture.balance()
  const { value } = await fixture.start()
  const refuse = () => fixture.desk({ reference: value.reference, decision: 'refuse', reason: 'name_differs' })
  expect((await refuse()).status).toBe(200)
  expect((await refuse()).status).toBe(200)
  expect(await fixture.balance()).toBe(before)
  const refused = await fixture.find(value.reference)
  expect(refused).toMatchObject({ status: 'REFUSED', reason: 'name_differs', canCancel: false })
  expect(refused.timeline.at(-1)).toMatchObject({ step: 'refused', amount: '100.00' })
  expect(await notices()).toContain(`withdrawalRejected ${value.reference}`)
  expect(await fixture.desk({ reference: value.reference, decision: 'approve' })).toMatchObject({
    code: 'state_changed',
  })
})

test('P04 what the provider cannot pay comes back', async () => {
  fixture.provider.world.answer = () => ({ state: 'failed', reason: 'account_unknown' })
  const before = await fixture.balance()
  const { value } = await fixture.start()
  await fixture.wait(1)
  expect(await fixture.find(value.reference)).toMatchObject({ status: 'FAILED', reason: 'account_unknown' })
  expect(await fixture.balance()).toBe(before)
})

test('P04 a provider that pays late is asked until it has, and the order is never given twice', async () => {
  fixture.provider.world.answer = () => ({ state: 'pending' })
  const { value } = await fixture.start()
  await fixture.wait(1)
  await fixture.wait(1)
  fixture.provider.world.answer = () => ({ state: 'paid' })
  await fixture.wait(2)
  const paid = await fixture.find(value.reference)
  expect(paid.status).toBe('PAID')
  expect(stepsOf(paid)).toEqual(['started', 'approved', 'sent', 'paid'])
  expect(fixture.provider.asked.map(({ path }) => path.split('/').at(-1))).toEqual([
    'payout',
    'payoutStatus',
    'payoutStatus',
  ])
})

test('P04 an order that never reached the provider is given again, and its money does not come back meanwhile', async () => {
  fixture.provider.world.answer = () => 'silence'
  const before = await fixture.balance()
  const { value } = await fixture.start()
  await fixture.wait(1)
  expect(await fixture.desk({ reference: value.reference, decision: 'refuse' })).toMatchObject({
    code: 'state_changed',
  })
  await fixture.wait(1)
  fixture.provider.world.answer = (_order, call) => ({ state: call === 'payout' ? 'paid' : 'unknown' })
  await fixture.wait(2)
  expect((await fixture.find(value.reference)).status).toBe('PAID')
  expect(Number(before) - Number(await fixture.balance())).toBeCloseTo(100, 5)
})

test('P04 a person may say that one that waits was paid by other means, which its provider is then not told to', async () => {
  const kept = await fixture.reserve()
  const { value } = await fixture.start()
  const pay = () => fixture.desk({ reference: value.reference, decision: 'pay' })
  expect((await pay()).status).toBe(200)
  expect((await pay()).status).toBe(200)
  await fixture.wait(5)
  const paid = await fixture.find(value.reference)
  expect(paid.status).toBe('PAID')
  expect(stepsOf(paid)).toEqual(['started', 'approved', 'paid'])
  expect(fixture.provider.asked).toEqual([])
  expect(await fixture.reserve()).toBe(kept)
  expect(await notices()).toContain(`withdrawalApproved ${value.reference}`)
})

test('P04 what is under way at the provider is neither paid by other means nor refused until its answer is known', async () => {
  fixture.provider.world.answer = () => 'silence'
  const { value } = await fixture.start()
  await fixture.wait(1)
  for (const decision of ['pay', 'refuse'])
    expect(await fixture.desk({ reference: value.reference, decision })).toMatchObject({
      status: 409,
      code: 'state_changed',
      issues: [{ path: '/decision', message: 'has to wait for the provider, which may have paid it' }],
    })
  expect((await fixture.find(value.reference)).status).toBe('APPROVED')
  fixture.provider.world.answer = () => ({ state: 'paid' })
  await fixture.wait(5)
  expect((await fixture.find(value.reference)).status).toBe('PAID')
  // It was paid, and not by the person.
  const late = await fixture.desk({ reference: value.reference, decision: 'pay' })
  expect(late).toMatchObject({ status: 409, code: 'state_changed' })
})

test('QR19 a member takes a withdrawal back while it waits, once, and not after', async () => {
  const before = await fixture.balance()
  const { value } = await fixture.start()
  const cancel = (reference: string) => fixture.call('cancelWithdrawal', { body: { reference } })
  expect((await cancel(value.reference)).value).toMatchObject({ status: 'CANCELLED', canCancel: false })
  expect((await cancel(value.reference)).status).toBe(200)
  expect(await fixture.balance()).toBe(before)
  const paid = await fixture.paid()
  expect(await cancel(paid.reference)).toMatchObject({ status: 409, code: 'state_changed' })
})

test('P22 a member says that all has arrived', async () => {
  const { reference } = await fixture.paid()
  const confirm = () => fixture.call('confirmWithdrawal', { body: { reference } })
  const first = await confirm()
  expect(first.value).toMatchObject({
    status: 'RECEIVED',
    receipt: 'MEMBER',
    receivedAmount: '100.00',
    remainingAmount: '0.00',
    canConfirm: false,
  })
  expect(first.value.isRefundable).toBeUndefined()
  expect((await confirm()).value).toEqual(first.value)
})

test('P22 a part may arrive first: the rest stays open until it has', async () => {
  const { reference } = await fixture.paid()
  const confirm = (receivedAmount?: string) =>
    fixture.call('confirmWithdrawal', { body: { reference, ...(receivedAmount ? { receivedAmount } : {}) } })
  expect((await confirm('40')).value).toMatchObject({
    status: 'PAID',
    receivedAmount: '40.00',
    remainingAmount: '60.00',
    canConfirm: true,
  })
  expect((await confirm('40')).status).toBe(200)
  for (const [text, message] of [
    ['30', 'is less than has arrived before'],
    ['100.01', 'is more than was paid'],
    ['0', 'must be more than zero'],
    ['4O', 'is not an amount'],
  ] as const)
    expect((await confirm(text)).issues).toEqual([{ path: '/receivedAmount', message }])
  const part = (await confirm('99.99')).value
  expect(part.timeline.slice(-2)).toMatchObject([
    { step: 'part', amount: '40.00' },
    { step: 'part', amount: '59.99' },
  ])
  expect((await confirm()).value).toMatchObject({ status: 'RECEIVED', receipt: 'MEMBER' })
})

test('P23 C35 without a word it counts as received when the time is over, and what is missing is not given back', async () => {
  const { reference } = await fixture.paid()
  await fixture.call('confirmWithdrawal', { body: { reference, receivedAmount: '10' } })
  await fixture.wait(59)
  expect((await fixture.find(reference)).status).toBe('PAID')
  await fixture.wait(1)
  const done = await fixture.find(reference)
  expect(done).toMatchObject({
    status: 'RECEIVED',
    receipt: 'AUTOMATIC',
    isRefundable: false,
    receivedAmount: '10.00',
    remainingAmount: '90.00',
  })
  expect(stepsOf(done).at(-1)).toBe('automatic')
  expect(await fixture.desk({ reference, decision: 'refund' })).toMatchObject({ code: 'state_changed' })
})
