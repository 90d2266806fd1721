import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type DateRangeLabels = Labels<typeof en>

export const dateRangeLabels: DateRangeLabels = en
