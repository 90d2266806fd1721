/** A calendar date as the library wants it: midnight of this device, wherever the product's world is. */
export function readDate(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? new Date(year, month - 1, date) : undefined
}

/** The day of such a date, `yyyy-MM-dd`. */
export function writeDay(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

type DayOfWeek = 0 | 1 | 2 | 3 | 4 | 5 | 6

interface WeekInfo {
  /** From 1 for Monday to 7 for Sunday. */
  readonly firstDay: number
}

/** The day a week begins with where a language is spoken; 0 is Sunday. Monday where the browser does not know. */
export function firstDayOfWeek(language: string): DayOfWeek {
  // Newer than the compiler's library; older browsers have it as a property or not at all.
  const locale = new Intl.Locale(language) as { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  const { firstDay } = locale.getWeekInfo?.() ?? locale.weekInfo ?? { firstDay: 1 }
  // A number from 1 to 7, of which 7 is 0.
  return (firstDay % 7) as DayOfWeek
}

/**
 * The range after a day was pressed while one end is chosen. Pressed beyond the other end, that end goes along, so that
 * the range is never the wrong way round.
 */
export function chooseDay<Range extends { readonly from: string; readonly to: string }>(
  { from, to }: Range,
  end: 'from' | 'to',
  day: string,
): { readonly from: string; readonly to: string } {
  if (end === 'from') return { from: day, to: to !== '' && to < day ? day : to }
  return { from: from !== '' && from > day ? day : from, to: day }
}
