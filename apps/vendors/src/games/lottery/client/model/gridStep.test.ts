import { expect, test } from 'vitest'
import { gridStep } from './gridStep.ts'

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 4, 14],
  ['ArrowUp', 14, 4],
  ['Home', 14, 0],
  ['End', 14, 48],
  // Past the edge nothing moves: a number would be picked that nobody aimed at.
  ['ArrowLeft', 0, undefined],
  ['ArrowUp', 4, undefined],
  ['ArrowDown', 44, undefined],
  ['ArrowRight', 48, undefined],
  ['a', 4, undefined],
])('QP11 %s leads from number %i of 49 in rows of ten to %s', (key, from, to) => {
  expect(gridStep(key, from, 49, 10)).toBe(to)
})

test('QP11 where words run from right to left the arrows do too', () => {
  expect(gridStep('ArrowLeft', 4, 49, 10, true)).toBe(5)
  expect(gridStep('ArrowRight', 4, 49, 10, true)).toBe(3)
})
