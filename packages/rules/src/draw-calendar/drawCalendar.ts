import { addDays, type CalendarDate } from '../dates/calendarDate.ts'
import { dateIn, startOfDay } from '../dates/timeZone.ts'

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
  /** Minutes after the start of the day of the first draw. */
  readonly firstMinute: number
  /** Minutes after the start of the day of the last draw; equal to `firstMinute` for one draw a day. */
  readonly lastMinute: number
  readonly everyMinutes: number
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

function drawsOfDay(date: CalendarDate, schedule: DrawSchedule): Date[] {
  if (!schedule.days.includes(drawDayOf(date))) return []
  const start = startOfDay(date, schedule.timeZone).getTime()
  const draws: Date[] = []
  const step = Math.max(1, schedule.everyMinutes)
  for (let minute = schedule.firstMinute; minute <= schedule.lastMinute; minute += step)
    draws.push(new Date(start + minute * 60000))
  return draws
}

/** The first draw after an instant (W14). Nothing when the schedule has no days. */
export function nextDraw(after: Date, schedule: DrawSchedule): Date | undefined {
  let date = dateIn(after, schedule.timeZone)
  for (let day = 0; day <= 8; day += 1) {
    const found = drawsOfDay(date, schedule).find((draw) => draw.getTime() > after.getTime())
    if (found) return found
    date = addDays(date, 1)
  }
  return undefined
}

/** The last draw at or before an instant. Nothing when the schedule has no days. */
export function previousDraw(at: Date, schedule: DrawSchedule): Date | undefined {
  let date = dateIn(at, schedule.timeZone)
  for (let day = 0; day <= 8; day += 1) {
    const found = drawsOfDay(date, schedule).findLast((draw) => draw.getTime() <= at.getTime())
    if (found) return found
    date = addDays(date, -1)
  }
  return undefined
}
