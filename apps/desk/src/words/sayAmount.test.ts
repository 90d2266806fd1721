import { expect, test } from 'vitest'
import { sayAmount } from './sayAmount.ts'

test.each([
  ['1234.50', 'en', '1,234.50 USD'],
  ['1234.50', 'tr', '1.234,50 USD'],
  ['0.00000001', 'en', '0.00000001 USD'],
  ['900', 'en', '900 USD'],
  // More than a float holds.
  ['90071992547409930.12', 'en', '90,071,992,547,409,930.12 USD'],
])('V11 an amount of %s is said in %s as %s', (amount, tag, said) => {
  expect(sayAmount(amount, 'USD', tag)).toBe(said)
})
