import type { PersonalHistoryLabels } from '@foyer/ui/centre/PersonalHistory'
import type { PaginationLabels } from '@foyer/ui/Pagination'
import type { useT } from './useT.ts'

type T = ReturnType<typeof useT>

/** The words of the page. Names in single braces are filled in by the kit. */
export const historyLabels = (t: T): PersonalHistoryLabels => ({
  filters: t('filters'),
  dates: t('dates'),
  dateRange: { from: t('from'), to: t('to'), order: t('order') },
  today: t('today'),
  last7Days: t('last7Days'),
  last30Days: t('last30Days'),
  category: t('category'),
  provider: t('provider'),
  status: t('status'),
  any: t('any'),
  betId: t('betId'),
  statuses: {
    OPEN: t('status_OPEN'),
    WON: t('status_WON'),
    LOST: t('status_LOST'),
    CANCELLED: t('status_CANCELLED'),
  },
  plot: t('plot'),
  plotDescription: t('plotDescription'),
  plotPoint: t('plotPoint'),
  plotTable: t('plotTable'),
  day: t('day'),
  records: t('records'),
  time: t('time'),
  game: t('game'),
  bet: t('bet'),
  win: t('win'),
  net: t('net'),
  pageTotal: t('pageTotal'),
  filterTotal: t('filterTotal'),
  count: t('count'),
  export: t('export'),
  exporting: t('exporting'),
  exportFailed: t('exportFailed'),
  loading: t('loading'),
  emptyTitle: t('emptyTitle'),
  emptyText: t('emptyText'),
  emptyAction: t('emptyAction'),
  errorTitle: t('errorTitle'),
  errorText: t('errorText'),
  retry: t('retry'),
})

export const pageLabels = (t: T): PaginationLabels => ({
  region: t('pages'),
  previous: t('previous'),
  next: t('next'),
  page: t('page', { page: '{{page}}' }),
})
