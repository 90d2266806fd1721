import { expect, test } from 'vitest'
import { drawSecurely } from './drawSecurely.ts'

/** Ranges that games draw from: suits, cards, dice, wheels, strips, and one that no power of two is near. */
const ranges = [2, 4, 6, 13, 30, 31, 32, 37, 52, 100, 1000]
const sample = 1_000_000

/** Pearson's statistic of counts over equally likely values, in standard deviations above its mean. */
function excess(counts: Float64Array): number {
  const total = counts.reduce((sum, times) => sum + times, 0)
  const expected = total / counts.length
  const statistic = counts.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
  return (statistic - (counts.length - 1)) / Math.sqrt(2 * (counts.length - 1))
}

// Nine standard deviations are beyond chance, on the low side too: draws that are too even are not drawn.
test.each(ranges)(
  'QR22 a million draws out of %i give every value, and every pair in a row, equally often',
  (range) => {
    const values = new Float64Array(range)
    const pairs = new Float64Array(range * range)
    let before = drawSecurely(range)
    for (let n = 0; n < sample; n++) {
      const value = drawSecurely(range)
      values[value] = (values[value] ?? 0) + 1
      // Pairs that share no draw are independent of one another.
      if (n % 2 === 0) pairs[before * range + value] = (pairs[before * range + value] ?? 0) + 1
      before = value
    }
    expect(values.reduce((sum, times) => sum + times, 0)).toBe(sample)
    expect(Math.abs(excess(values))).toBeLessThan(9)
    // Too few pairs fall on each of a million places for the statistic to have its usual spread.
    if (range <= 100) expect(Math.abs(excess(pairs))).toBeLessThan(9)
  },
)

test('QR22 a range that does not divide the generator’s evenly is drawn without a bias', () => {
  const third = 2 ** 47
  let low = 0
  const draws = 60_000
  // By remainder, a third of all values would come twice as often as the others: half of them would be low.
  for (let n = 0; n < draws; n++) if (drawSecurely(third * 1.5) < third / 2) low++
  expect(Math.abs(low / draws - 1 / 3)).toBeLessThan(0.02)
})
