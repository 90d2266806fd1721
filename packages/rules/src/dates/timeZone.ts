import { addDays, type CalendarDate, compareDates } from './calendarDate.ts'

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  // A caller may name any zone: the cache is bounded by the zones that exist, since an unknown one throws above.
  formatters.set(timeZone, created)
  return created
}

/** Whether this is the name of an IANA time zone. Offsets such as `+03:00` are not taken: they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/.test(name)) return false
  try {
    formatterOf(name)
    return true
  } catch {
    return false
  }
}

interface LocalTime extends CalendarDate {
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** What calendar and wall clock show at an instant in a time zone. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second }
}

/** The day of an instant in a time zone. */
export function dateIn(instant: Date, timeZone: string): CalendarDate {
  const { year, month, day } = localTime(instant, timeZone)
  return { year, month, day }
}

/**
 * The first instant of a day in a time zone. Where summer time skips midnight that is the instant the clocks jump, so
 * that the days of a zone follow each other without gap or overlap.
 */
export function startOfDay(date: CalendarDate, timeZone: string): Date {
  const utc = new Date(0).setUTCFullYear(date.year, date.month - 1, date.day)
  // Zones lie between -12 and +14 hours of UTC, and a zone has changed sides of the date line: a day and a half covers all.
  let before = utc - 36 * 3600000
  let after = utc + 36 * 3600000
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000
    if (compareDates(dateIn(new Date(middle), timeZone), date) < 0) before = middle
    else after = middle
  }
  return new Date(after)
}

/** Milliseconds that the wall clock of a zone is ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = localTime(new Date(instant), timeZone)
  const wall = new Date(0).setUTCFullYear(year, month - 1, day) + ((hour * 60 + minute) * 60 + second) * 1000
  return wall - Math.floor(instant / 1000) * 1000
}

/**
 * When a wall clock shows a time of day, given in minutes after midnight. A time that comes twice, as clocks are set back, is its first;
 * one that is left out, as they are set forward, is as much later as they jump.
 */
export function instantAt(date: CalendarDate, minutes: number, timeZone: string): Date {
  const wall = new Date(0).setUTCFullYear(date.year, date.month - 1, date.day) + minutes * 60000
  const before = wall - offsetAt(wall - 86400000, timeZone)
  const after = wall - offsetAt(wall + 86400000, timeZone)
  const isShown = (instant: number): boolean => instant + offsetAt(instant, timeZone) === wall
  return new Date(isShown(before) || !isShown(after) ? before : after)
}

/** The instants of a span of days, both days included: from the start of the first up to, not with, `to`. */
export function daySpan(first: CalendarDate, last: CalendarDate, timeZone: string): { from: Date; to: Date } {
  return { from: startOfDay(first, timeZone), to: startOfDay(addDays(last, 1), timeZone) }
}
