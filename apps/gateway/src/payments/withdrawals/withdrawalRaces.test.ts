import { seedWithdrawals } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInContext } from '../../calls/handlers.ts'
import { createSandboxHost } from '../../start/createSandboxHost.ts'
import { signIn } from '../../testing/callGateway.ts'
import { testSecrets } from '../../testing/createTestGateway.ts'
import { bookWithdrawal } from './startWithdrawal.ts'
import { createWithdrawalsFixture } from './testing/withdrawalsFixture.ts'

let fixture: Awaited<ReturnType<typeof createWithdrawalsFixture>>
beforeAll(async () => {
  fixture = await createWithdrawalsFixture()
  await fixture.begin()
})
afterAll(async () => {
  expect(await fixture.problemsOfBooks()).toEqual([])
  await fixture.close()
})

test('P04 of fifty withdrawals at once only those are begun that the balance is enough for', async () => {
  const { gateway, world } = fixture
  const { daily, ...withdrawal } = gateway.merchant.config.payments.withdrawal
  const config = {
    ...gateway.merchant.config,
    payments: { ...gateway.merchant.config.payments, withdrawal: { ...withdrawal, daily: {} } },
  }
  const memberId = await fixture.memberOf('demoplayer')
  const method = { ...config.payments.withdrawal.methods[0], url: '' }
  const [amount, before] = [150_000n, Number(await fixture.balance())]
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => {
      // Only what booking reads of a call.
      const context = {
        db: gateway.db,
        clock: gateway.clock,
        merchant: { ...gateway.merchant, config },
        session: { memberId },
        idempotencyKey: `race-${index}`,
      } as unknown as SignedInContext
      const input = { methodId: 'bank', amount: '1500', bankAccountId: world.bankAccountId, paymentPassword: '' }
      const wanted = { method, amount, bankAccountId: BigInt(world.bankAccountId) }
      return gateway.db
        .transaction()
        .execute((trx) => bookWithdrawal(trx, context, input, wanted as Parameters<typeof bookWithdrawal>[3])) // a method of the brand
    }),
  )
  const begun = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(begun).toBe(Math.floor(before / 1500))
  expect(Number(await fixture.balance())).toBeCloseTo(before - begun * 1500, 5)
  expect(daily).toBeDefined()
})

test('P04 QR19 taken back from ten tabs while a person refuses it, the money comes back once', async () => {
  await fixture.begin()
  const before = await fixture.balance()
  const { value } = await fixture.start({ amount: '20' })
  const { reference } = value
  await Promise.all([
    ...Array.from({ length: 10 }, () => fixture.call('cancelWithdrawal', { body: { reference } })),
    fixture.desk({ reference, decision: 'refuse' }),
    fixture.desk({ reference, decision: 'approve' }),
  ])
  const { status } = await fixture.find(reference)
  if (status === 'APPROVED') await fixture.desk({ reference, decision: 'refuse' })
  expect(await fixture.balance()).toBe(before)
})

test('P04 QR23 P07 P08 a deposit has to be played, and every record tells of the withdrawal in its own way', async () => {
  const { gateway } = fixture
  fixture.world.headers = await signIn(gateway, 'demoagent')
  fixture.world.bankAccountId = (await fixture.addBank()).value.id
  const move = (kind: 'deposit' | 'bet' | 'rollback', amount: bigint) => fixture.post('demoagent', kind, amount)
  await move('bet', -70_000n)
  await move('deposit', 10_000n)
  await move('bet', -4_000n)
  await move('bet', -1_000n)
  await move('rollback', 1_000n)
  const turnover = async () => (await fixture.call('withdrawalMethods')).value.turnover
  expect(await turnover()).toMatchObject({
    required: '100.00',
    played: '40.00',
    remaining: '60.00',
    parts: [{ reference: 'T2', amount: '100.00', required: '100.00', played: '40.00' }],
  })
  expect(await fixture.start()).toMatchObject({ status: 409, code: 'turnover_open' })
  await move('bet', -6_000n)
  const { value } = await fixture.start({ amount: '200' })
  expect(await turnover()).toMatchObject({ remaining: '0.00', parts: [] })
  const { value: other } = await fixture.start({ amount: '50' })
  await fixture.call('cancelWithdrawal', { body: { reference: other.reference } })
  const today = gateway.clock.now().toISOString().slice(0, 10)
  const history = await fixture.call('transactionHistory', {
    query: { startDate: today, endDate: today, kind: 'withdrawals' },
  })
  expect(
    history.value.list.map(({ kind, reference, amount }: Record<string, string>) => [kind, reference, amount]),
  ).toEqual([
    ['withdrawal_return', other.reference, '50.00'],
    ['withdrawal', other.reference, '-50.00'],
    ['withdrawal', value.reference, '-200.00'],
  ])
  const statement = await fixture.call('activityStatement')
  expect(statement.value.months.at(-1)).toMatchObject({ withdrawalAmount: '200.00', depositAmount: '100.00' })
  const profit = await fixture.call('personalProfit', { query: { startDate: today, endDate: today } })
  expect(profit.value.totals).toMatchObject({ stakeAmount: '800.00', winAmount: '0.00' })
})

test('P04 demo accounts get a withdrawal password, a bank account and withdrawals in several states, once', async () => {
  const { gateway } = fixture
  const marigold = gateway.merchants.byCode('MARIGOLD')
  if (marigold === undefined) throw new Error('The fixture has two brands')
  await gateway.db
    .updateTable('members')
    .set({ payment_password_hash: null })
    .where('merchant_id', '=', marigold.id)
    .execute()
  const host = createSandboxHost(gateway.db, gateway.clock, testSecrets)
  await seedWithdrawals(host, marigold)
  await seedWithdrawals(host, marigold)
  const rows = await gateway.db
    .selectFrom('withdrawals')
    .select('status')
    .where('merchant_id', '=', marigold.id)
    .orderBy('withdrawal_id')
    .execute()
  expect(rows.map(({ status }) => status)).toEqual(['RECEIVED', 'REFUSED', 'CANCELLED', 'PAID', 'PENDING'])
})

test('P04 P05 what another member sends has to be played like a deposit, so that nobody sends money around it', async () => {
  const { gateway } = fixture
  fixture.world.headers = await signIn(gateway, 'demoagent')
  fixture.world.bankAccountId = (await fixture.addBank()).value.id
  const turnover = async () => (await fixture.call('withdrawalMethods')).value.turnover
  const before = Number((await turnover()).remaining)
  const downline = await signIn(gateway, 'demodownline')
  const { value } = await fixture.call('memberTransfer', { body: { amount: '12.50' }, headers: downline })
  expect(Number((await turnover()).remaining)).toBe(before + 12.5)
  expect((await turnover()).parts.at(-1)).toMatchObject({ reference: value.reference, amount: '12.50', played: '0.00' })
  // Who sends it back has it no less to play, and what comes back from a wallet of one's own is not sent by anybody.
  await fixture.call('memberTransfer', { body: { amount: '12.50', to: 'demodownline' } })
  expect(Number((await turnover()).remaining)).toBe(before + 12.5)
  expect(await fixture.start()).toMatchObject({ status: 409, code: 'turnover_open' })
})
