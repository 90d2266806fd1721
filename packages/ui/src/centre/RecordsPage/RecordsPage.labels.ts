import { type DateRangeLabels, dateRangeLabels } from '../../components/DateRange/index.ts'
import { type PaginationLabels, paginationLabels } from '../../components/Pagination/index.ts'
import { type TableLabels, tableLabels } from '../../components/Table/index.ts'
import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

/** Words of a records page and of the parts it is made of. */
export type RecordsPageLabels = DateRangeLabels & PaginationLabels & TableLabels & Labels<typeof en>

export const recordsPageLabels: RecordsPageLabels = { ...dateRangeLabels, ...paginationLabels, ...tableLabels, ...en }
