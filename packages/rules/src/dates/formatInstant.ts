import { type DateFormat, formatDate } from './calendarDate.ts'
import { localTime } from './timeZone.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** An ISO instant as `yyyy-MM-dd HH:mm:ss` in a time zone, or with the other date format (V31); empty for what is none. */
export function formatInstant(instant: string, timeZone: string, format?: DateFormat): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const time = localTime(date, timeZone)
  return `${formatDate(time, format)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`
}
