import { expect, test } from 'vitest'
import { readDay, showDay } from './readDay.ts'

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

test.each([
  ['11-21-2026', '2026-11-21'],
  [' 1/2/2026 ', '2026-01-02'],
  ['11212026', '2026-11-21'],
  ['02-29-2026', undefined],
  ['21-11-2026', undefined],
  ['2026-11-21', undefined],
  ['', undefined],
])('V31 with the month first, what is written as %j is the day %s', (text, day) => {
  expect(readDay(text, 'MM-dd-yyyy')).toBe(day)
})

test('V31 a day is written in both formats', () => {
  expect(showDay('2026-11-21', 'MM-dd-yyyy')).toBe('11-21-2026')
  expect(showDay('2026-11-21', 'yyyy-MM-dd')).toBe('2026-11-21')
  expect(showDay('', 'MM-dd-yyyy')).toBe('')
})
