/** A day of the calendar without time and zone. `month` counts from 1. */
export interface CalendarDate {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** The date formats of the product (V31). */
export type DateFormat = 'yyyy-MM-dd' | 'MM-dd-yyyy'

export const dateFormats: readonly DateFormat[] = ['yyyy-MM-dd', 'MM-dd-yyyy']

const shapes: Record<DateFormat, RegExp> = {
  'yyyy-MM-dd': /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  'MM-dd-yyyy': /^(?<month>\d{2})-(?<day>\d{2})-(?<year>\d{4})$/,
}

/** Days of a month; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** Reads a date written exactly in the format; nothing for any other text and for days that do not exist (V31). */
export function readDate(text: string, format: DateFormat = 'yyyy-MM-dd'): CalendarDate | undefined {
  const parts = shapes[format].exec(text)?.groups
  if (!parts) return undefined
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)]
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return { year, month, day }
}

/** Writes a date in the format, zero-padded (V31). */
export function formatDate(date: CalendarDate, format: DateFormat = 'yyyy-MM-dd'): string {
  const year = String(date.year).padStart(4, '0')
  const month = String(date.month).padStart(2, '0')
  const day = String(date.day).padStart(2, '0')
  return format === 'yyyy-MM-dd' ? `${year}-${month}-${day}` : `${month}-${day}-${year}`
}

/** The date so many days later, or earlier when `days` is negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date(0)
  // Not Date.UTC: it reads the years 0 to 99 as 1900 to 1999.
  moved.setUTCFullYear(date.year, date.month - 1, date.day + days)
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

/** Negative when `a` is before `b`, zero when they are the same day. */
export function compareDates(a: CalendarDate, b: CalendarDate): number {
  return a.year - b.year || a.month - b.month || a.day - b.day
}

/** Whole days from `a` to `b`. */
export function daysBetween(a: CalendarDate, b: CalendarDate): number {
  return Math.round((utcMidnight(b) - utcMidnight(a)) / 86400000)
}

function utcMidnight(date: CalendarDate): number {
  return new Date(0).setUTCFullYear(date.year, date.month - 1, date.day)
}
