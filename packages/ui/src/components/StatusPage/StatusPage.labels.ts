import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type StatusPageLabels = Labels<typeof en>

export const statusPageLabels: StatusPageLabels = en
