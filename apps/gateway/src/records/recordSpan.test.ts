import { describe, expect, test } from 'vitest'
import { readSpan } from '../calls/recordSpan.ts'
import { daysBetweenInstants } from './recordDays.ts'

describe('days of a record query', () => {
  test('P06 spans both days, from the start of the first to the end of the last in the time zone', () => {
    const span = readSpan({ startDate: '2026-03-01', endDate: '2026-03-02', timeZone: 'Europe/Istanbul' })
    expect(span.from.toISOString()).toBe('2026-02-28T21:00:00.000Z')
    expect(span.to.toISOString()).toBe('2026-03-02T21:00:00.000Z')
  })

  test('P06 knows that days of a zone may have 23 or 25 hours', () => {
    const long = readSpan({ startDate: '2026-11-01', endDate: '2026-11-01', timeZone: 'America/New_York' })
    expect(long.to.getTime() - long.from.getTime()).toBe(25 * 3_600_000)
    const short = readSpan({ startDate: '2026-03-08', endDate: '2026-03-08', timeZone: 'America/New_York' })
    expect(short.to.getTime() - short.from.getTime()).toBe(23 * 3_600_000)
  })

  test('P06 keeps far away days within what the database can compare', () => {
    const span = readSpan({ startDate: '0001-01-01', endDate: '9999-12-31', timeZone: 'Pacific/Kiritimati' })
    expect(span.from.getUTCFullYear()).toBe(1970)
    expect(span.to.getUTCFullYear()).toBe(9990)
  })

  test('P06 names everything that is wrong at once', () => {
    const read = () => readSpan({ startDate: '2026-02-30', endDate: 'today', timeZone: "UTC'; drop table bets" })
    expect(read).toThrow(expect.objectContaining({ code: 'validation_failed' }))
    try {
      read()
    } catch (error) {
      const { issues } = (error as { details: { issues: { path: string }[] } }).details
      expect(issues.map(({ path }) => path)).toEqual(['/startDate', '/endDate', '/timeZone'])
    }
  })

  test('P06 counts every day of the zone once, across changes of summer time', () => {
    const days = daysBetweenInstants(
      new Date('2026-01-01T12:00:00Z'),
      new Date('2026-12-31T12:00:00Z'),
      'America/New_York',
    )
    expect(days).toHaveLength(365)
    expect(days[0]).toEqual({ date: '2026-01-01', from: new Date('2026-01-01T05:00:00Z') })
    expect(days.find(({ date }) => date === '2026-07-04')?.from.toISOString()).toBe('2026-07-04T04:00:00.000Z')
    for (const [index, day] of days.slice(1).entries()) expect(day.from > (days[index]?.from ?? day.from)).toBe(true)
  })

  test('P06 starts a day at the jump where summer time skips midnight', () => {
    const days = daysBetweenInstants(new Date('2025-03-29T12:00:00Z'), new Date('2025-03-31T12:00:00Z'), 'Asia/Beirut')
    expect(days.map(({ date, from }) => `${date} ${from.toISOString()}`)).toEqual([
      '2025-03-29 2025-03-28T22:00:00.000Z',
      '2025-03-30 2025-03-29T22:00:00.000Z',
      '2025-03-31 2025-03-30T21:00:00.000Z',
    ])
  })
})
