import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localTime } from '../dates/timeZone.ts'
import {
  type DrawSchedule,
  drawAfter,
  drawBefore,
  drawDayOf,
  drawDaysText,
  drawsAfter,
  drawsOn,
} from './drawCalendar.ts'

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
const halfMinutes: DrawSchedule = { ...fiveMinutes, timeZone: 'UTC', lastMinute: 1439.5, everyMinutes: 0.5 }
/** Clocks of Berlin and New York are set forward and back. */
const berlin: DrawSchedule = { ...daily, timeZone: 'Europe/Berlin', firstMinute: 150, lastMinute: 150 }
const newYork: DrawSchedule = {
  ...daily,
  timeZone: 'America/New_York',
  firstMinute: 600,
  lastMinute: 1320,
  everyMinutes: 20,
}
const iso = (draw: { readonly at: Date } | undefined) => draw?.at.toISOString()

describe('draw calendar', () => {
  test('W08 C22 Sunday counts as 1 and every day as -1', () => {
    expect(drawDaysText(daily)).toBe('-1')
    expect(drawDaysText(tuesdayAndFriday)).toBe('3,6')
    expect(drawDayOf({ year: 2026, month: 11, day: 22 })).toBe(1)
  })

  test('W08 a day of the week is drawn by those that name it and by those of every day', () => {
    expect([drawsOn('3,6', 3), drawsOn('3,6', 2), drawsOn('-1', 2), drawsOn('3,6', -1)]).toEqual([
      true,
      false,
      true,
      true,
    ])
  })

  test('W14 the next draw is on the next day of the week that draws', () => {
    // 1 July 2026 is a Wednesday.
    expect(iso(drawAfter(new Date('2026-07-01T00:00:00Z'), tuesdayAndFriday))).toBe('2026-07-03T18:15:00.000Z')
    expect(iso(drawBefore(new Date('2026-07-01T00:00:00Z'), tuesdayAndFriday))).toBe('2026-06-30T18:15:00.000Z')
  })

  test('W14 follows the clock of the lottery, not of the reader', () => {
    expect(iso(drawAfter(new Date('2026-07-01T11:00:00Z'), daily))).toBe('2026-07-01T11:15:00.000Z')
  })

  test('W14 a draw in the hour that clocks leave out is an hour later, one in the hour that comes twice is drawn once', () => {
    expect(iso(drawAfter(new Date('2026-03-28T22:00:00Z'), berlin))).toBe('2026-03-29T01:30:00.000Z')
    expect(drawsAfter(new Date('2026-10-24T12:00:00Z'), berlin, 2).map(iso)).toEqual([
      '2026-10-25T00:30:00.000Z',
      '2026-10-26T01:30:00.000Z',
    ])
  })

  test('W14 a draw is named by its day, and by its place where the day has several', () => {
    const at = new Date('2026-07-01T11:00:00Z')
    expect(drawAfter(at, daily)?.numero).toBe('20260701')
    expect(drawAfter(at, halfMinutes)?.numero).toBe('20260701-1322')
  })

  // Ten years of instants.
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const schedule = fc.constantFrom(daily, tuesdayAndFriday, fiveMinutes, halfMinutes, berlin, newYork)

  test('W14 every instant lies between the draw before it and the draw after it', () => {
    fc.assert(
      fc.property(instant, schedule, (at, plan) => {
        const before = drawBefore(at, plan)
        const after = drawAfter(at, plan)
        expect(before && before.at <= at).toBe(true)
        expect(after && after.at > at).toBe(true)
        expect(before && drawAfter(before.at, plan)).toEqual(after)
      }),
    )
  })

  test('W14 draws are on the days and between the times of the schedule, by its own clock, and no two have one name', () => {
    fc.assert(
      fc.property(instant, schedule, (at, plan) => {
        const draws = drawsAfter(at, plan, 5)
        expect(new Set(draws.map(({ numero }) => numero)).size).toBe(5)
        for (const draw of draws) {
          const local = localTime(draw.at, plan.timeZone)
          expect(plan.days).toContain(drawDayOf(local))
          const minute = local.hour * 60 + local.minute + local.second / 60
          // The hour that clocks leave out.
          const leeway = plan === berlin ? 60 : 0
          expect(minute).toBeGreaterThanOrEqual(plan.firstMinute)
          expect(minute).toBeLessThanOrEqual(plan.lastMinute + leeway)
        }
      }),
    )
  })

  test('W14 before an instant after the last draw of a day was that last draw, by its place', () => {
    // 23:30 in New York; draws are from 10:00 to 22:00 there.
    const before = drawBefore(new Date('2026-07-02T03:30:00Z'), newYork)
    expect(before).toEqual({ at: new Date('2026-07-02T02:00:00Z'), numero: '20260701-0037' })
  })

  test('W14 a lottery of one day a week draws again a week after its draw, and drew a week before it', () => {
    const sundays: DrawSchedule = { ...daily, timeZone: 'UTC', days: [1] }
    expect(drawsAfter(new Date('2026-07-05T18:15:00Z'), sundays, 2).map(iso)).toEqual([
      '2026-07-12T18:15:00.000Z',
      '2026-07-19T18:15:00.000Z',
    ])
    expect(iso(drawBefore(new Date('2026-07-12T18:14:59Z'), sundays))).toBe('2026-07-05T18:15:00.000Z')
  })

  test('W14 no lottery draws more often than four times a minute', () => {
    const draws = drawsAfter(new Date('2026-07-01T12:00:00Z'), { ...halfMinutes, everyMinutes: 0 }, 2)
    expect(draws.map(iso)).toEqual(['2026-07-01T12:00:15.000Z', '2026-07-01T12:00:30.000Z'])
  })

  test('W14 a schedule without days has no draw', () => {
    expect(drawAfter(new Date(), { ...daily, days: [] })).toBeUndefined()
  })
})
