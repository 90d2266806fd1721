import { expect, test } from 'vitest'
import { readDay } from './readDay.ts'

test.each([
  ['2026-11-21', '2026-11-21'],
  [' 2026.1.2 ', '2026-01-02'],
  ['2026/11/21', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['2024-02-29', '2024-02-29'],
  ['2026-02-29', undefined],
  ['2026-13-01', undefined],
  ['21-11-2026', undefined],
  ['11/21/2026', undefined],
  ['2026-11', undefined],
  ['', undefined],
])('FP14 V31 what is written as %j is the day %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})
