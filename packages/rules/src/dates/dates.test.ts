import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, compareDates, dateFormats, daysBetween, formatDate, readDate } from './calendarDate.ts'
import { formatInstant } from './formatInstant.ts'
import { instantPattern } from './instantPattern.ts'
import { dateIn, isTimeZone, startOfDay } from './timeZone.ts'

const date = fc
  .record({ year: fc.integer({ min: 1, max: 9998 }), offset: fc.integer({ min: 0, max: 364 }) })
  .map(({ year, offset }) => addDays({ year, month: 1, day: 1 }, offset))

const zones = [
  'UTC',
  'Europe/Istanbul',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/New_York',
]

describe('dates', () => {
  test('V31 both formats bring back the day they were given', () => {
    fc.assert(
      fc.property(date, fc.constantFrom(...dateFormats), (day, format) => {
        expect(readDate(formatDate(day, format), format)).toEqual(day)
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '26-01-01', '2026-01-01 ', '0000-01-01', ''])(
    'V31 %j is not a date',
    (text) => expect(readDate(text)).toBeUndefined(),
  )

  test('V31 knows leap days', () => {
    expect(readDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 })
    expect(readDate('02-29-2000', 'MM-dd-yyyy')).toEqual({ year: 2000, month: 2, day: 29 })
    expect(readDate('1900-02-29')).toBeUndefined()
  })

  test('V31 counting days forwards and back agrees with their distance', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -300, max: 300 }), (day, step) => {
        const moved = addDays(day, step)
        expect(daysBetween(day, moved)).toBe(step)
        expect(Math.sign(compareDates(moved, day))).toBe(Math.sign(step))
      }),
    )
  })
})

describe('days of a time zone', () => {
  test('P06 a day starts at the first instant that shows it', () => {
    const modern = fc.integer({ min: 0, max: 20000 }).map((days) => addDays({ year: 1980, month: 1, day: 1 }, days))
    fc.assert(
      fc.property(modern, fc.constantFrom(...zones), (day, zone) => {
        // Samoa never had 30 December 2011.
        fc.pre(!(zone === 'Pacific/Apia' && formatDate(day) === '2011-12-30'))
        const start = startOfDay(day, zone)
        expect(dateIn(start, zone)).toEqual(day)
        expect(compareDates(dateIn(new Date(start.getTime() - 1000), zone), day)).toBeLessThan(0)
      }),
      { numRuns: 300 },
    )
  })

  test('P06 knows the summer time of the zone', () => {
    expect(startOfDay({ year: 2026, month: 7, day: 1 }, 'America/New_York').toISOString()).toBe(
      '2026-07-01T04:00:00.000Z',
    )
    expect(startOfDay({ year: 2026, month: 1, day: 1 }, 'America/New_York').toISOString()).toBe(
      '2026-01-01T05:00:00.000Z',
    )
    // Midnight does not exist in Beirut on the last Sunday of March.
    expect(startOfDay({ year: 2025, month: 3, day: 30 }, 'Asia/Beirut').toISOString()).toBe('2025-03-29T22:00:00.000Z')
  })

  test('P06 takes names of zones and nothing else', () => {
    expect(zones.every(isTimeZone)).toBe(true)
    expect(['', 'Mars/Olympus', '+03:00', "UTC'; drop table bets", '../etc/localtime'].some(isTimeZone)).toBe(false)
  })
})

test('FP14 V31 an instant is written in digits, year first, in the time zone asked for', () => {
  expect(formatInstant('2026-11-20T21:40:12Z', 'Europe/Istanbul')).toBe('2026-11-21 00:40:12')
  expect(formatInstant('2026-11-20T21:40:12Z', 'UTC')).toBe('2026-11-20 21:40:12')
  expect(formatInstant('soon', 'UTC')).toBe('')
})

test.each([
  ['2026-12-24T18:00:00+03:00', true],
  ['2028-02-29T00:00Z', true],
  ['2000-02-29T00:00Z', true],
  ['2027-02-29T00:00Z', false],
  ['2100-02-29T00:00Z', false],
  ['2027-02-28T00:00Z', true],
  ['2026-04-31T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-12-24T24:00:00Z', false],
  ['2026-12-24T18:00:00', false],
])('QB03 %s is an instant with its distance from UTC: %s', (text, expected) => {
  expect(new RegExp(instantPattern).test(text)).toBe(expected)
})
