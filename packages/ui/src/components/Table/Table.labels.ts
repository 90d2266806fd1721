import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type TableLabels = Labels<typeof en>

export const tableLabels: TableLabels = en
