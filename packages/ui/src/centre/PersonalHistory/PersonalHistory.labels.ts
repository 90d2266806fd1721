import { type DateRangeLabels, dateRangeLabels } from '../../components/DateRange/index.ts'
import type { BetStatus } from './PersonalHistory.types.ts'

/** Words of the bet records page; words in braces are replaced. */
export interface PersonalHistoryLabels {
  filters: string
  dates: string
  dateRange: DateRangeLabels
  today: string
  last7Days: string
  last30Days: string
  category: string
  provider: string
  status: string
  /** Stands for no choice in a select. */
  any: string
  betId: string
  statuses: Readonly<Record<BetStatus, string>>
  plot: string
  /** `{from}` and `{to}` are the first and last day shown. */
  plotDescription: string
  /** A day's point, `{day}` and `{net}`. */
  plotPoint: string
  plotTable: string
  day: string
  records: string
  time: string
  game: string
  bet: string
  win: string
  net: string
  pageTotal: string
  filterTotal: string
  /** `{count}` bets match. */
  count: string
  export: string
  /** `{percent}` of the export is done. */
  exporting: string
  exportFailed: string
  loading: string
  emptyTitle: string
  emptyText: string
  emptyAction: string
  errorTitle: string
  errorText: string
  retry: string
}

export const personalHistoryLabels: PersonalHistoryLabels = {
  filters: 'Filters',
  dates: 'Dates',
  dateRange: dateRangeLabels,
  today: 'Today',
  last7Days: 'Last 7 days',
  last30Days: 'Last 30 days',
  category: 'Category',
  provider: 'Provider',
  status: 'Status',
  any: 'All',
  betId: 'Bet reference',
  statuses: { OPEN: 'Open', WON: 'Won', LOST: 'Lost', CANCELLED: 'Cancelled' },
  plot: 'Net result per day',
  plotDescription: 'One bar per day from {from} to {to}: up for a gain, down for a loss.',
  plotPoint: '{day}: {net}',
  plotTable: 'Show as a table',
  day: 'Day',
  records: 'Bets',
  time: 'Time',
  game: 'Game',
  bet: 'Bet',
  win: 'Win',
  net: 'Net result',
  pageTotal: 'This page',
  filterTotal: 'All {count} bets',
  count: '{count} bets',
  export: 'Export CSV',
  exporting: 'Exporting, {percent} done',
  exportFailed: 'The export did not finish. Try again.',
  loading: 'Loading bets',
  emptyTitle: 'No bets match',
  emptyText: 'Choose more days or fewer filters.',
  emptyAction: 'Show the last 30 days',
  errorTitle: 'Your bets could not be loaded',
  errorText: 'Nothing is lost. Check your connection and try again.',
  retry: 'Try again',
}
