import { expect, test } from 'vitest'
import { drawSecurely } from './drawSecurely.ts'

/** Pearson's statistic of draws over `count` equally likely values. */
function chiSquare(count: number, sample: number): number {
  const seen = Array.from({ length: count }, () => 0)
  for (let n = 0; n < sample; n++) {
    const value = drawSecurely(count)
    seen[value] = (seen[value] ?? 0) + 1
  }
  const expected = sample / count
  return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
}

test.each([30, 31, 32, 37, 52])('QR22 every one of %i stops is drawn equally often', (count) => {
  // Mean of the statistic is count - 1, its standard deviation sqrt(2 (count - 1)); nine of them are beyond chance.
  expect(chiSquare(count, 60_000)).toBeLessThan(count - 1 + 9 * Math.sqrt(2 * (count - 1)))
})
