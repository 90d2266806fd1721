import { expect, test } from 'vitest'
import { tableFacts } from './tableFacts.ts'

test.each([
  ['where they are few', { seats: 7, seatsFree: 3 }, 3],
  ['where nobody says how many there are', { seatsFree: 3 }, 3],
  ['not where there are hundreds', { seats: 600, seatsFree: 597 }, undefined],
  ['where none of hundreds is left', { seats: 600, seatsFree: 0 }, 0],
])('I38 a tile counts the free seats of a table %s', (_, table, counted) => {
  expect(tableFacts(table, '$', 'en').seatsFree).toBe(counted)
})
