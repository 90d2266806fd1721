import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type PaginationLabels = Labels<typeof en>

export const paginationLabels: PaginationLabels = en
