import type { WithdrawalMethods } from '@foyer/contract'
import { expect, test } from 'vitest'
import { checkValues, mostNow } from './checkValues.ts'
import type { T } from './useT.ts'

const t: T = (key, values) => [key, ...Object.values(values ?? {})].join(' ')
const form = { symbol: '$', language: 'en', decimals: 2 }
const method = {
  methodId: 'bank',
  kind: 'transfer' as const,
  minAmount: '20.00',
  maxAmount: '500.00',
  presets: [],
  fee: { percent: '0', fixed: '25.00' },
  minutes: { from: 60, to: 1440 },
}
const methods: WithdrawalMethods = {
  currency: 'USD',
  decimals: 2,
  balance: '300.00',
  list: [method],
  turnover: { factor: '1', required: '0.00', played: '0.00', remaining: '0.00', parts: [] },
  allowance: { amount: { most: '250.00', left: '200.00' }, resetsAt: '2026-11-23T00:00:00Z' },
  paymentPasswordSet: true,
  canCancel: true,
  confirmMinutes: 60,
}
const check = (amount: bigint | undefined) =>
  checkValues(t, { account: '1', method: 'bank', ...(amount !== undefined && { amount }) }, methods, form).amount

test('P04 an amount outside of limits, balance or the day’s allowance is refused at its field', () => {
  expect(check(undefined)).toBe('amountMissing')
  expect(check(1999n)).toBe('atLeast $20.00')
  expect(check(50_001n)).toBe('atMost $500.00')
  expect(check(30_001n)).toBe('aboveBalance $300.00')
  expect(check(20_001n)).toBe('aboveAllowance $200.00')
  expect(check(2500n)).toBe('feeEatsAll')
  expect(check(20_000n)).toBeUndefined()
})

test('P04 without a bank account or a way to pay the fields say so', () => {
  expect(checkValues(t, {}, methods, form)).toEqual({ account: 'accountMissing', method: 'chooseMethod' })
})

test('P04 the most that can go is the least of limit, balance and allowance', () => {
  expect(mostNow(method, methods)).toBe(20_000n)
  expect(mostNow(method, { ...methods, balance: '150.00' })).toBe(15_000n)
})
