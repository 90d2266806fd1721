import { addDays, daysBetween, formatDate, readDate } from '@foyer/rules'

interface DayValue {
  readonly date: string
  readonly value: number
}

/** Days a plot shows one by one; longer spans show only days that have something. */
const mostDays = 92

/** Puts days without anything between the others, so that the plot's distance is time. */
export function fillDays(days: readonly DayValue[], { from = '', to = '' }: Readonly<Record<string, string>>) {
  const [first, last] = [readDate(from), readDate(to)]
  if (!first || !last) return days
  const count = daysBetween(first, last) + 1
  if (count < 1 || count > mostDays) return days
  const known = new Map(days.map(({ date, value }) => [date, value]))
  return Array.from({ length: count }, (_, index): DayValue => {
    const date = formatDate(addDays(first, index))
    return { date, value: known.get(date) ?? 0 }
  })
}
