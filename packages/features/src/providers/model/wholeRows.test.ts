import { expect, test } from 'vitest'
import { wholeRows } from './wholeRows.ts'

test.each([
  [5, 1, 5],
  [12, 1, 12],
  [23, 2, 12],
  [40, 2, 24],
  [40, 4, 36],
])('CF07 of %i makers and %i dozens a wall shows %i', (count, dozens, shown) => {
  expect(wholeRows(Array.from({ length: count }), dozens)).toHaveLength(shown)
})
