import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDecimal, writeDecimal } from './decimalAmount.ts'
import { paymentFee } from './paymentFee.ts'

test.each([
  ['1250.5', 2, 125050n],
  ['1250.50', 2, 125050n],
  ['0', 0, 0n],
  ['1500', 0, 1500n],
  ['1.234', 3, 1234n],
  ['0.00000001', 8, 1n],
])('P03 V11 reads %s with %i decimals', (text, decimals, minor) => {
  expect(readDecimal(text, decimals)).toBe(minor)
})

test.each([
  '',
  '-1',
  '+1',
  '1,000',
  '1.234',
  '01',
  '1.',
  '.5',
  ' 1',
  '1 000',
  '1e3',
  '٣',
  '１',
  '0x10',
  '1234567890123456',
])('P03 V11 does not take "%s" for an amount', (text) => {
  expect(readDecimal(text, 2)).toBeUndefined()
})

test('P03 V11 writes what it reads, whatever the currency', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.constantFrom(0, 2, 3, 8), (minor, decimals) => {
      expect(readDecimal(writeDecimal(minor, decimals), decimals)).toBe(minor)
    }),
  )
  expect(writeDecimal(-5n, 2)).toBe('-0.05')
})

test('QP18 a fee is a part and a fixed sum, and never rounded down', () => {
  expect(paymentFee(10_000n, { percent: '1.5', fixed: '0.30' }, 2)).toBe(180n)
  expect(paymentFee(1n, { percent: '0.0001', fixed: '0' }, 8)).toBe(1n)
  expect(paymentFee(10_000n, { percent: '0', fixed: '0' }, 2)).toBe(0n)
})
