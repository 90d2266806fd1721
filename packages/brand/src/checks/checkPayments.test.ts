import { expect, test } from 'vitest'
import { type Draft, found } from '../testing/brandFixture.ts'
import { checkPayments } from './checkPayments.ts'

const card = { id: 'card', kind: 'hosted', provider: 'SANDBOX_CARD', min: '10', max: '5000' }
const set =
  (...deposit: readonly object[]) =>
  (brand: Draft) => {
    brand.payments = { deposit: deposit.map((change) => ({ ...card, ...change })) }
  }

test('P03 the methods that come with Foyer, and none at all, are fine', () => {
  expect(found(checkPayments)).toEqual([])
  expect(found(checkPayments, set())).toEqual([])
  expect(
    found(checkPayments, set({ presets: ['10', '12.50', '5000'], fee: { percent: '1.5', fixed: '0.30' } })),
  ).toEqual([])
})

test('P03 two methods of one name cannot be told apart', () => {
  expect(found(checkPayments, set({}, {}))).toEqual(['payment-twice payments.deposit[1].id'])
})

test('P03 a method for other currencies is never offered', () => {
  expect(found(checkPayments, set({ currencies: ['EUR'] }))).toEqual([
    'payment-never-offered payments.deposit[0].currencies',
  ])
})

test('P03 V11 amounts have no more decimals than the currency', () => {
  expect(found(checkPayments, set({ min: '10.005', fee: { fixed: '0.001' }, presets: ['20', '20.125'] }))).toEqual([
    'payment-decimals payments.deposit[0].min',
    'payment-decimals payments.deposit[0].fee.fixed',
    'payment-decimals payments.deposit[0].presets[1]',
  ])
})

test('QP18 limits, presets, fees and times fit one another', () => {
  expect(found(checkPayments, set({ min: '100', max: '50' }))).toEqual(['payment-limits payments.deposit[0].min'])
  expect(found(checkPayments, set({ min: '0' }))).toEqual(['payment-limits payments.deposit[0].min'])
  expect(found(checkPayments, set({ presets: ['5', '10', '5001'] }))).toEqual([
    'payment-preset payments.deposit[0].presets[0]',
    'payment-preset payments.deposit[0].presets[2]',
  ])
  expect(found(checkPayments, set({ fee: { fixed: '10' } }))).toEqual(['payment-fee payments.deposit[0].fee'])
  expect(found(checkPayments, set({ minutes: { from: 60, to: 5 } }))).toEqual([
    'payment-minutes payments.deposit[0].minutes',
  ])
})

const out =
  (change: object, methods: readonly object[] = [{}]) =>
  (brand: Draft) => {
    const bank = { id: 'bank', kind: 'transfer', provider: 'SANDBOX_BANK', min: '20', max: '5000' }
    brand.payments = { withdrawal: { methods: methods.map((method) => ({ ...bank, ...method })), ...change } }
  }

test('P04 QP18 ways to withdraw are checked as ways to pay in are', () => {
  expect(found(checkPayments, out({}))).toEqual([])
  expect(found(checkPayments, out({}, [{}, { min: '100', max: '50' }, { id: 'b', fee: { fixed: '20' } }]))).toEqual([
    'payment-twice payments.withdrawal.methods[1].id',
    'payment-limits payments.withdrawal.methods[1].min',
    'payment-fee payments.withdrawal.methods[2].fee',
  ])
})

test('P04 V11 what holds for all withdrawals fits the currency, and leaves something to withdraw', () => {
  expect(found(checkPayments, out({ daily: { amount: '100.005' }, approve: { upTo: '1.234' } }))).toEqual([
    'payment-decimals payments.withdrawal.daily.amount',
    'payment-decimals payments.withdrawal.approve.upTo',
  ])
  expect(found(checkPayments, out({ daily: { amount: '19' } }))).toEqual([
    'payment-daily payments.withdrawal.daily.amount',
  ])
})
