import type { BetStatus, GameType, InputOf, Operations } from '@foyer/contract'
import { compareDates, daysBetween, readDate } from '@foyer/rules'
import type { HistoryFilter } from '@foyer/ui/centre/PersonalHistory'

export type BetHistoryInput = InputOf<Operations['betHistory']>

/** Days a filter may span: two years and a day. */
export const longestRange = 732

/** What is wrong with the days of a filter. */
export type RangeIssue = 'noDates' | 'order' | 'longRange'

export function checkRange({ from, to }: Pick<HistoryFilter, 'from' | 'to'>): RangeIssue | undefined {
  const [first, last] = [readDate(from), readDate(to)]
  if (!first || !last) return 'noDates'
  if (compareDates(first, last) > 0) return 'order'
  return daysBetween(first, last) >= longestRange ? 'longRange' : undefined
}

/** The call that answers a filter (P06). Empty choices are left out. */
export function historyInput(filter: HistoryFilter, timeZone: string): BetHistoryInput {
  return {
    startDate: filter.from,
    endDate: filter.to,
    timeZone,
    ...(filter.category ? { gameType: filter.category as GameType } : {}), // the choices offered are game types
    ...(filter.provider ? { vassalage: filter.provider } : {}),
    ...(filter.status ? { status: filter.status satisfies BetStatus } : {}),
    ...(filter.betId.trim() ? { betId: filter.betId.trim().slice(0, 64) } : {}),
  }
}
