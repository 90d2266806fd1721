import { expect, test } from 'vitest'
import { tableFacts } from './tableFacts.ts'

test.each([
  ['where they are few', { seats: 7, seatsFree: 3 }, 3],
  ['where nobody says how many there are', { seatsFree: 3 }, 3],
  ['not where there are hundreds', { seats: 600, seatsFree: 597 }, undefined],
  ['of several small ones', { seats: 21, seatsFree: 19, tables: 3, tablesFree: 3 }, 19],
  ['not of several large ones', { seats: 600, seatsFree: 597, tables: 3, tablesFree: 3 }, undefined],
  ['where none of hundreds is left', { seats: 600, seatsFree: 0 }, 0],
])('I38 a tile counts the free seats of a table %s', (_, table, counted) => {
  expect(tableFacts(table, '$', 'en').seatsFree).toBe(counted)
})
