import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type DialogLabels = Labels<typeof en>

export const dialogLabels: DialogLabels = en
