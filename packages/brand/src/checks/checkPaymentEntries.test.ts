import { expect, test } from 'vitest'
import { type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkPaymentEntries } from './checkPaymentEntries.ts'

const entries = ['deposit', 'withdraw', 'games'].map((id) => ({ id, feature: 'session' }))
const menu = [...entries, { id: 'sign-out', feature: 'session', isLast: true }]
const parts = { product: { ...product, menu, bottomBar: entries } }
const none = (brand: Draft) => (brand.payments = { deposit: [] })

test('P03 the whole member menu of a site without ways to pay in is a warning with the list to write', () => {
  expect(found(checkPaymentEntries, undefined, parts)).toEqual([])
  expect(found(checkPaymentEntries, none, parts)).toEqual(['payment-none payments.deposit'])
  expect(hints(checkPaymentEntries, none, parts)).toEqual([
    'Write "memberMenu": [{ "entry": "withdraw" }, { "entry": "games" }]',
  ])
})

test('P03 P04 entries for ways to pay that the site does not have are warnings, others are not', () => {
  const listed = (brand: Draft) => {
    brand.payments = { deposit: [], withdrawal: { methods: [] } }
    brand.memberMenu = [{ entry: 'games' }, { entry: 'withdraw' }]
    brand.bottomBar = [{ entry: 'deposit' }]
  }
  expect(found(checkPaymentEntries, listed, parts)).toEqual([
    'payment-none bottomBar[0].entry',
    'payment-none memberMenu[1].entry',
  ])
  const without = (brand: Draft) => {
    none(brand)
    brand.memberMenu = [{ entry: 'games' }]
  }
  expect(found(checkPaymentEntries, without, parts)).toEqual([])
})
