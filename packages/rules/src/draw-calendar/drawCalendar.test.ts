import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DrawSchedule, drawDaysText, nextDraw, previousDraw } from './drawCalendar.ts'

const daily: DrawSchedule = {
  timeZone: 'Asia/Ho_Chi_Minh',
  days: [1, 2, 3, 4, 5, 6, 7],
  firstMinute: 1095,
  lastMinute: 1095,
  everyMinutes: 1440,
}
const tuesdayAndFriday: DrawSchedule = { ...daily, timeZone: 'UTC', days: [6, 3] }
const fiveMinutes: DrawSchedule = {
  ...daily,
  timeZone: 'Europe/Istanbul',
  firstMinute: 0,
  lastMinute: 1435,
  everyMinutes: 5,
}

describe('draw calendar', () => {
  test('W08 C22 Sunday counts as 1 and every day as -1', () => {
    expect(drawDaysText(daily)).toBe('-1')
    expect(drawDaysText(tuesdayAndFriday)).toBe('3,6')
  })

  test('W14 the next draw is on the next day of the week that draws', () => {
    // 1 July 2026 is a Wednesday.
    expect(nextDraw(new Date('2026-07-01T00:00:00Z'), tuesdayAndFriday)?.toISOString()).toBe('2026-07-03T18:15:00.000Z')
    expect(previousDraw(new Date('2026-07-01T00:00:00Z'), tuesdayAndFriday)?.toISOString()).toBe(
      '2026-06-30T18:15:00.000Z',
    )
  })

  test('W14 follows the clock of the lottery, not of the reader', () => {
    expect(nextDraw(new Date('2026-07-01T11:00:00Z'), daily)?.toISOString()).toBe('2026-07-01T11:15:00.000Z')
  })

  test('W14 every instant lies between the draw before it and the draw after it', () => {
    const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(instant, fc.constantFrom(daily, tuesdayAndFriday, fiveMinutes), (at, schedule) => {
        const before = previousDraw(at, schedule)
        const after = nextDraw(at, schedule)
        expect(before && before <= at).toBe(true)
        expect(after && after > at).toBe(true)
        expect(before && nextDraw(before, schedule)).toEqual(after)
      }),
    )
  })

  test('W14 a schedule without days has no draw', () => {
    expect(nextDraw(new Date(), { ...daily, days: [] })).toBeUndefined()
  })
})
