import { expect, test } from 'vitest'
import { gridColumns } from './gridColumns.ts'

test.each([
  [45, 9],
  [49, 7],
  [36, 9],
  [80, 10],
  [100, 10],
  [10, 10],
  [37, 11],
  [23, 10],
])('I48 %i numbers stand in %i columns', (count, columns) => expect(gridColumns(count)).toBe(columns))

test('I48 no number stands alone in the last row', () => {
  const alone = Array.from({ length: 99 }, (_, index) => index + 2).filter((count) => count % gridColumns(count) === 1)
  expect(alone).toEqual([])
})
