import { expect, test } from 'vitest'
import { fitting } from './fitting.ts'

test.each([
  { room: 300, entries: [100, 100, 100], fit: 3 },
  { room: 299, entries: [100, 100, 100], fit: 2 },
  { room: 259, entries: [100, 100, 100], fit: 1 },
  { room: 100, entries: [100, 100, 100], fit: 0 },
  { room: 0, entries: [], fit: 0 },
])('H05 $fit of $entries stand in $room px beside a button of 60', ({ room, entries, fit }) => {
  expect(fitting(room, entries, 60)).toBe(fit)
})
