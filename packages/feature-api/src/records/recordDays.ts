import { addDays, compareDates, daysBetween, formatDate, readDate } from '@foyer/rules'
import type { DatesDeclaration } from './recordFilters.ts'

/** What is wrong with the days of a filter. */
export type DatesProblem = 'noDates' | 'order' | 'longRange'

interface Days {
  readonly from: string
  readonly to: string
}

export function checkDays(from: string, to: string, longest = Number.POSITIVE_INFINITY): DatesProblem | undefined {
  const [first, last] = [readDate(from), readDate(to)]
  if (!first || !last) return 'noDates'
  if (compareDates(first, last) > 0) return 'order'
  return daysBetween(first, last) >= longest ? 'longRange' : undefined
}

/** The days a page shows first; empty while today is not known. */
export function startDays({ start }: DatesDeclaration, today: string | undefined): Days {
  const last = today === undefined ? undefined : readDate(today)
  if (!last || today === undefined) return { from: '', to: '' }
  return { from: formatDate(addDays(last, 1 - start)), to: today }
}
