import { expect, test } from 'vitest'
import { chooseDay, firstDayOfWeek, readDate, writeDay } from './calendarDays.ts'

test('P06 a day is the same day in the calendar, whatever the time zone of the device', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-10-25', '2024-02-29', '2026-12-31'])
    expect(writeDay(readDate(day) ?? new Date(0))).toBe(day)
  expect(readDate('')).toBeUndefined()
})

test('P06 a week begins as where the language is spoken', () => {
  expect([firstDayOfWeek('en-US'), firstDayOfWeek('tr'), firstDayOfWeek('ar-EG')]).toEqual([0, 1, 6])
})

test('P06 a range that is chosen is never the wrong way round', () => {
  const range = { from: '2026-11-10', to: '2026-11-20' }
  expect(chooseDay(range, 'from', '2026-11-12')).toEqual({ from: '2026-11-12', to: '2026-11-20' })
  expect(chooseDay(range, 'from', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-11-25' })
  expect(chooseDay(range, 'to', '2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-01' })
  expect(chooseDay({ from: '', to: '' }, 'from', '2026-11-01')).toEqual({ from: '2026-11-01', to: '' })
})
