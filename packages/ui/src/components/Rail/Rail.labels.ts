import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type RailLabels = Labels<typeof en>

export const railLabels: RailLabels = en
