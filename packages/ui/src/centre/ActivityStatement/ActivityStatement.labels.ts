import { type TableLabels, tableLabels } from '../../components/Table/index.ts'
import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type ActivityStatementLabels = TableLabels & Labels<typeof en>

export const activityStatementLabels: ActivityStatementLabels = { ...tableLabels, ...en }
