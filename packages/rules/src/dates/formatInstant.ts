import { formatDate } from './calendarDate.ts'
import { localTime } from './timeZone.ts'

const two = (value: number): string => String(value).padStart(2, '0')

/** An ISO instant as `yyyy-MM-dd HH:mm:ss` in a time zone, the same in all languages (V31); empty for what is none. */
export function formatInstant(instant: string, timeZone: string): string {
  const date = new Date(instant)
  if (Number.isNaN(date.getTime())) return ''
  const time = localTime(date, timeZone)
  return `${formatDate(time)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`
}
