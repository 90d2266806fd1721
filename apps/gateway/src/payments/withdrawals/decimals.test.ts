import { readDecimal, writeDecimal } from '@foyer/rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createWithdrawalsFixture } from './testing/withdrawalsFixture.ts'

let fixture: Awaited<ReturnType<typeof createWithdrawalsFixture>>
beforeAll(async () => {
  fixture = await createWithdrawalsFixture()
})
afterAll(async () => {
  expect(await fixture.problemsOfBooks()).toEqual([])
  await fixture.close()
})

/** The brand with its money in so many decimals, the same minor units in each. */
function useDecimals(decimals: number): void {
  const { merchants, merchant } = fixture.gateway
  const { currency, payments } = merchant.config
  const text = (minor: bigint): string => writeDecimal(minor, decimals)
  const [first] = payments.withdrawal.methods
  if (first === undefined) throw new Error('The brand has a way to withdraw')
  const fee = { percent: '1.5', fixed: text(5n) }
  const method = { ...first, min: text(1000n), max: text(500_000n), presets: [text(5000n)], fee }
  const withdrawal = {
    ...payments.withdrawal,
    methods: [method],
    turnover: '1.5',
    daily: { amount: text(300_000n) },
    approve: { upTo: text(500_000n), afterMinutes: 1 },
  }
  const config = {
    ...merchant.config,
    currency: { ...currency, decimals },
    payments: { ...payments, withdrawal },
  }
  merchants.put({ ...merchant, decimals, config })
}

describe.each([0, 3, 8])('with %i decimals', (decimals) => {
  const text = (minor: bigint): string => writeDecimal(minor, decimals)
  const tooFine = `${text(100_001n)}${decimals === 0 ? '.5' : '5'}`
  const balance = async (): Promise<bigint> => readDecimal(await fixture.balance(), decimals) ?? -1n
  beforeEach(async () => {
    useDecimals(decimals)
    await fixture.begin()
  })

  test('V11 P04 QP18 limits, fee and what is left of the day are told in the decimals of the currency', async () => {
    const { value } = await fixture.call('withdrawalMethods')
    expect(value).toMatchObject({
      decimals,
      balance: text(await balance()),
      turnover: { remaining: text(0n) },
      allowance: { amount: { most: text(300_000n), left: text(300_000n) } },
    })
    expect(value.list[0]).toMatchObject({
      minAmount: text(1000n),
      maxAmount: text(500_000n),
      presets: [text(5000n)],
      fee: { percent: '1.5', fixed: text(5n) },
    })
  })

  test('V11 P04 one unit below or above the limits, and what is finer than a unit, is refused', async () => {
    const before = await balance()
    for (const [amount, message] of [
      [text(999n), `is below ${text(1000n)}`],
      [text(500_001n), `is above ${text(500_000n)}`],
      [tooFine, `has more than ${decimals} decimals`],
    ])
      expect((await fixture.start({ amount })).issues).toEqual([{ path: '/amount', message }])
    expect(await balance()).toBe(before)
  })

  test('V11 P04 P22 the fee is rounded up to a unit, and a part that arrives leaves the rest to the unit', async () => {
    const before = await balance()
    const paid = await fixture.paid({ amount: text(100_001n) })
    expect(paid).toMatchObject({ status: 'PAID', amount: text(100_001n), fee: text(1506n), payout: text(98_495n) })
    const order = fixture.provider.asked.find(({ body }) => body.reference === paid.reference)
    expect(order?.body.amount).toBe(text(98_495n))
    expect(before - (await balance())).toBe(100_001n)
    const confirm = (receivedAmount: string) =>
      fixture.call('confirmWithdrawal', { body: { reference: paid.reference, receivedAmount } })
    expect((await confirm(tooFine)).issues).toEqual([
      { path: '/receivedAmount', message: `has more than ${decimals} decimals` },
    ])
    expect((await confirm(text(98_496n))).issues[0].message).toBe('is more than was paid')
    const { value: part } = await confirm(text(40_005n))
    expect(part).toMatchObject({ receivedAmount: text(40_005n), remainingAmount: text(58_490n) })
    expect(part.timeline.at(-1)).toMatchObject({ step: 'part', amount: text(40_005n) })
    expect((await confirm(text(98_495n))).value).toMatchObject({ status: 'RECEIVED', remainingAmount: text(0n) })
  })

  test('V11 P04 the day’s bound is counted to the unit', async () => {
    expect((await fixture.start({ amount: text(100_001n) })).status).toBe(200)
    expect(await fixture.start({ amount: text(200_000n) })).toMatchObject({ code: 'allowance_used' })
    expect((await fixture.start({ amount: text(199_999n) })).status).toBe(200)
  })

  test('V11 P04 what is to be played is rounded up to a unit', async () => {
    await fixture.post('demoplayer', 'deposit', 10_001n)
    await fixture.post('demoplayer', 'bet', -15_001n)
    const { value } = await fixture.call('withdrawalMethods')
    expect(value.turnover).toMatchObject({ required: text(15_002n), played: text(15_001n), remaining: text(1n) })
    const start = () => fixture.start({ amount: text(5000n) })
    expect(await start()).toMatchObject({ code: 'turnover_open' })
    await fixture.post('demoplayer', 'bet', -1n)
    expect((await start()).status).toBe(200)
  })
})
