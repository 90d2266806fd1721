import { expect, test } from 'vitest'
import { amountWithin } from './checkValues.ts'

const method = { minAmount: '10.00', maxAmount: '5000.00' }

test.each([
  [undefined, undefined],
  [0n, undefined],
  [999n, undefined],
  [1000n, 1000n],
  [500_000n, 500_000n],
  [500_001n, undefined],
])('P03 QP18 of %s minor units a method of 10 to 5,000 comes to %s', (amount, expected) => {
  expect(amountWithin(method, amount, 2)).toBe(expected)
})
