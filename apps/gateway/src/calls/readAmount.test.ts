import { expect, test } from 'vitest'
import { ProblemError } from './problem.ts'
import { readAmount } from './readAmount.ts'

const issueOf = (text: string, decimals = 2): unknown => {
  try {
    return readAmount(text, decimals)
  } catch (error) {
    return error instanceof ProblemError ? error.details.issues?.[0]?.message : error
  }
}

test.each([
  ['1e308', 2, 'is not an amount'],
  ['9'.repeat(308), 2, 'is too much'],
  ['1'.padEnd(16, '0'), 2, 'is too much'],
  // Beyond 2^53 minor units no answer can tell of it, and from 2^63 on no database holds it.
  ['90071992547409.92', 2, 'is too much'],
  ['9999999999999.00000000', 8, 'is too much'],
  ['90071992547409.91', 2, 9_007_199_254_740_991n],
  ['1.001', 2, 'has more than 2 decimals'],
])('GW07 an amount of %s with %i decimals: %s', (text, decimals, said) => {
  expect(issueOf(text, decimals)).toBe(said)
})
