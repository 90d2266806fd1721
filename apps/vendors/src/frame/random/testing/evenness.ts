import type { Draw } from '../draw.ts'

/** How often each value came, and each pair of two draws in a row that no other pair shares. */
export interface Drawings {
  readonly values: Float64Array
  readonly pairs: Float64Array
}

/** Draws `count` times out of `range`; `count` is even. */
export function countDraws(draw: Draw, range: number, count: number): Drawings {
  const values = new Float64Array(range)
  const pairs = new Float64Array(range * range)
  for (let n = 0; n < count; n += 2) {
    const first = draw(range)
    const second = draw(range)
    values[first] = (values[first] ?? 0) + 1
    values[second] = (values[second] ?? 0) + 1
    pairs[first * range + second] = (pairs[first * range + second] ?? 0) + 1
  }
  return { values, pairs }
}

/** Standard deviations beyond which a count is called uneven: of fair draws less than one test in 10 to the 11th is. */
export const bound = 7

/**
 * Pearson's statistic of counts over equally likely places, as a standard normal deviate (Wilson and Hilferty), which holds for few
 * places too. Needs several counts to a place.
 */
export function deviateOf(counts: Float64Array): number {
  const total = counts.reduce((sum, times) => sum + times, 0)
  const expected = total / counts.length
  const statistic = counts.reduce((sum, times) => sum + (times - expected) ** 2 / expected, 0)
  const degrees = counts.length - 1
  const spread = 2 / (9 * degrees)
  return (Math.cbrt(statistic / degrees) - (1 - spread)) / Math.sqrt(spread)
}
