import { expect, test } from 'vitest'
import { createHistoryTrail } from './historyTrail.ts'

test('FP02 closing a centre goes back over all of its pages to the page below', () => {
  const trail = createHistoryTrail()
  trail.arrive(3, '/rng', false)
  trail.arrive(4, '/rng', true)
  trail.arrive(5, '/rng', true)
  expect(trail.stepsToPage(5)).toBe(2)
  expect(trail.stepsToPage(4)).toBe(1)
})

test('FP02 there is no way back from a centre that the visit began with, nor to another page', () => {
  const trail = createHistoryTrail()
  trail.arrive(0, '/rng', true)
  expect(trail.stepsToPage(0)).toBeUndefined()
  trail.arrive(4, '/live', false)
  trail.arrive(5, '/rng', true)
  expect(trail.stepsToPage(5)).toBeUndefined()
  expect(trail.stepsToPage(9)).toBeUndefined()
})

test('FP02 an entry that was written over counts as what it is now', () => {
  const trail = createHistoryTrail()
  trail.arrive(3, '/rng', true)
  trail.arrive(3, '/rng', false)
  trail.arrive(4, '/rng', true)
  expect(trail.stepsToPage(4)).toBe(1)
})
