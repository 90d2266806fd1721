import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkPaymentModules } from './checkPaymentModules.ts'

const none = (brand: Draft) => (brand.payments = { deposit: [], withdrawal: { methods: [] } })

test('P03 P04 a site without ways to pay in or out says so by its modules', () => {
  expect(found(checkPaymentModules)).toEqual([])
  expect(found(checkPaymentModules, none)).toEqual([
    'payment-none payments.deposit',
    'payment-none payments.withdrawal.methods',
  ])
  expect(hints(checkPaymentModules, none)).toEqual([
    'Set modules.deposit to false, which takes the page and every way to it off the site',
    'Set modules.withdrawal to false, which takes the page and every way to it off the site',
  ])
})

test('P03 P04 nothing is asked of a part that is off', () => {
  const off = (brand: Draft) => {
    none(brand)
    brand.modules = { deposit: false, withdrawal: false }
  }
  expect(found(checkPaymentModules, off)).toEqual([])
})
