import { addDays, dateIn, formatDate } from '@foyer/rules'

export type NamedDay = 'today' | 'tonight' | 'tomorrow'

/** From this hour on a day's end is tonight. */
const evening = 17

interface Reader {
  /** BCP 47 tag. */
  readonly language: string
  /** IANA name. */
  readonly timeZone: string
  readonly dayName: (day: NamedDay) => string
}

/**
 * When a draw is, in words of the reader's day: `tonight` and `21:00`, `Sunday` and `20:00`, `Sun 29 Nov` in a week. Seconds are written
 * where there are any: draws may be half a minute apart.
 */
export function drawWords(
  draw: Date,
  now: Date,
  { language, timeZone, dayName }: Reader,
): { day: string; time: string } {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(draw)
  const seconds = draw.getUTCSeconds() === 0 ? {} : { second: '2-digit' as const }
  const time = write({ hour: '2-digit', minute: '2-digit', ...seconds, hourCycle: 'h23' })
  const today = dateIn(now, timeZone)
  const inDays = (days: number): boolean => formatDate(addDays(today, days)) === formatDate(dateIn(draw, timeZone))
  if (inDays(0)) return { day: dayName(Number(time.slice(0, 2)) >= evening ? 'tonight' : 'today'), time }
  if (inDays(1)) return { day: dayName('tomorrow'), time }
  const isThisWeek = [2, 3, 4, 5, 6].some(inDays)
  return { day: write(isThisWeek ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'short' }), time }
}
