import { addDays, daysBetween, formatDate, readDate } from '@foyer/rules'
import type { HistoryDay } from '@foyer/ui/centre/PersonalHistory'

/** Days a plot shows one by one; longer spans show only days with a bet. */
const mostDays = 92

/** Puts days without a bet between the others, so that the plot's distance is time. */
export function fillDays(days: readonly HistoryDay[], from: string, to: string): readonly HistoryDay[] {
  const [first, last] = [readDate(from), readDate(to)]
  if (!first || !last || days.length === 0) return days
  const count = daysBetween(first, last) + 1
  if (count < 1 || count > mostDays) return days
  const netOf = new Map(days.map(({ date, net }) => [date, net]))
  return Array.from({ length: count }, (_, index) => {
    const date = formatDate(addDays(first, index))
    return { date, net: netOf.get(date) ?? 0 }
  })
}
