import { addDays, type CalendarDate, dateIn, formatDate, localTime, startOfDay } from '@foyer/rules'
import { type RawBuilder, sql } from 'kysely'

export interface DayStart {
  /** yyyy-MM-dd in the time zone. */
  readonly date: string
  readonly from: Date
}

const dayLength = 86_400_000

/** Every day of a time zone from the one that holds `first` to the one that holds `last`, with its first instant. */
export function daysBetweenInstants(first: Date, last: Date, timeZone: string): readonly DayStart[] {
  const days: DayStart[] = []
  let date = dateIn(first, timeZone)
  let from = startOfDay(date, timeZone)
  while (from <= last) {
    days.push({ date: formatDate(date), from })
    date = addDays(date, 1)
    from = startNear(new Date(from.getTime() + dayLength), date, timeZone)
  }
  return days
}

/** Almost every day starts 24 hours after the one before it; only the others have to be searched for. */
function startNear(guess: Date, date: CalendarDate, timeZone: string): Date {
  const shown = localTime(guess, timeZone)
  const isStart = shown.day === date.day && shown.month === date.month && shown.hour + shown.minute + shown.second === 0
  return isStart ? guess : startOfDay(date, timeZone)
}

/**
 * Which of the days an instant of the database lies in, the first being 1. The days are counted here and not in SQL, whose
 * idea of the zone may be of another year's edition.
 */
export function bucketOf(instant: RawBuilder<unknown>, days: readonly { readonly from: Date }[]): RawBuilder<number> {
  const starts = `{${days.map(({ from }) => from.toISOString()).join()}}`
  return sql<number>`width_bucket(${instant}, ${starts}::timestamptz[])`
}
