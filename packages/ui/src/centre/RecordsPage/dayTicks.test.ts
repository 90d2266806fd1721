import { expect, test } from 'vitest'
import { dayTicks } from './dayTicks.ts'

test('P06 an axis of days names the last one and those a round number of days before, six at most', () => {
  expect(dayTicks(1)).toEqual([0])
  expect(dayTicks(3)).toEqual([0, 1, 2])
  expect(dayTicks(7)).toEqual([0, 2, 4, 6])
  expect(dayTicks(30)).toEqual([1, 8, 15, 22, 29])
  expect(dayTicks(31)).toEqual([2, 9, 16, 23, 30])
  expect(dayTicks(90)).toEqual([5, 33, 61, 89])
  for (let days = 1; days <= 400; days += 1) expect(dayTicks(days).length).toBeLessThanOrEqual(6)
})
