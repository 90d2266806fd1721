import { addDays, type CalendarDate, formatDate } from '../dates/calendarDate.ts'
import { dateIn, instantAt } from '../dates/timeZone.ts'

/** Days of the week as the product counts them (C22): Sunday is 1, Monday 2, up to Saturday 7. */
export type DrawDay = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Stands for every day of the week in `drawDayOfWeek` (C22). */
export const everyDay = -1

/** When a lottery draws: every `everyMinutes` between two times of day, on some days of the week. */
export interface DrawSchedule {
  /** IANA time zone of the draw's own clock. */
  readonly timeZone: string
  /** Days with draws; all seven when the lottery draws daily. */
  readonly days: readonly DrawDay[]
  /** Minutes after midnight, by the wall clock, of the first draw. */
  readonly firstMinute: number
  /** Minutes after midnight, by the wall clock, of the last draw; equal to `firstMinute` for one draw a day. */
  readonly lastMinute: number
  /** Minutes from one draw to the next; 0.5 for two a minute. */
  readonly everyMinutes: number
}

/** A draw on the calendar. */
export interface CalendarDraw {
  /** Names the draw within its lottery: its day, and its place in the day where there are several. */
  readonly numero: string
  readonly at: Date
}

/** Day of the week in the product's count (C22). */
export function drawDayOf(date: CalendarDate): DrawDay {
  // 0 to 6, and one.
  return (new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay() + 1) as DrawDay
}

/** The comma list of `drawDayOfWeek` (W08): `-1` for a daily lottery. */
export function drawDaysText(schedule: DrawSchedule): string {
  return schedule.days.length === 7 ? String(everyDay) : [...schedule.days].sort((a, b) => a - b).join(',')
}

/** Whether a lottery with this `drawDayOfWeek` draws on a day of the week (W08); every lottery does on `-1`. */
export const drawsOn = (drawDayOfWeek: string, day: number): boolean =>
  day === everyDay || drawDayOfWeek.split(',').some((text) => Number(text) === everyDay || Number(text) === day)

const shortestStep = 0.25

/** The draws of a day: the first and the last by the wall clock, those between by the time that goes by. */
function dayOf(date: CalendarDate, { days, timeZone, firstMinute, lastMinute, everyMinutes }: DrawSchedule) {
  if (!days.includes(drawDayOf(date))) return undefined
  const step = Math.max(shortestStep, everyMinutes) * 60000
  const first = instantAt(date, firstMinute, timeZone).getTime()
  const span = firstMinute === lastMinute ? 0 : instantAt(date, lastMinute, timeZone).getTime() - first
  const last = Math.max(0, Math.floor(span / step))
  const drawAt = (place: number): CalendarDraw => ({
    at: new Date(first + place * step),
    numero: formatDate(date).replaceAll('-', '') + (last === 0 ? '' : `-${String(place + 1).padStart(4, '0')}`),
  })
  /** The place of the first draw after an instant, from 0 on; may be past the last. */
  const placeAfter = (instant: number): number => Math.max(0, Math.floor((instant - first) / step) + 1)
  return { last, drawAt, placeAfter }
}

function search(from: CalendarDate, direction: 1 | -1, find: (date: CalendarDate) => CalendarDraw | undefined) {
  for (let day = 0; day <= 8; day += 1) {
    const found = find(addDays(from, day * direction))
    if (found) return found
  }
  return undefined
}

/** The first draw after an instant (W14). Nothing when the schedule has no days. */
export function drawAfter(instant: Date, schedule: DrawSchedule): CalendarDraw | undefined {
  return search(dateIn(instant, schedule.timeZone), 1, (date) => {
    const day = dayOf(date, schedule)
    const place = day?.placeAfter(instant.getTime()) ?? 0
    return day && place <= day.last ? day.drawAt(place) : undefined
  })
}

/** The last draw at or before an instant. Nothing when the schedule has no days. */
export function drawBefore(instant: Date, schedule: DrawSchedule): CalendarDraw | undefined {
  return search(dateIn(instant, schedule.timeZone), -1, (date) => {
    const day = dayOf(date, schedule)
    const place = Math.min(day?.last ?? 0, (day?.placeAfter(instant.getTime()) ?? 0) - 1)
    return day && place >= 0 ? day.drawAt(place) : undefined
  })
}

/** The next draws after an instant, in order. */
export function drawsAfter(instant: Date, schedule: DrawSchedule, count: number): CalendarDraw[] {
  const draws: CalendarDraw[] = []
  let after = instant
  while (draws.length < count) {
    const draw = drawAfter(after, schedule)
    if (draw === undefined) break
    draws.push(draw)
    after = draw.at
  }
  return draws
}

/** When the sale for a draw closes (W14). */
export const saleCloses = (drawsAt: Date, lockSeconds: number): Date => new Date(drawsAt.getTime() - lockSeconds * 1000)
