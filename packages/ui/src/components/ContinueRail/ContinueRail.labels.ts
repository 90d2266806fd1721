import type { Labels } from '../../labels/labels.ts'
import { type RailLabels, railLabels } from '../Rail/Rail.labels.ts'
import en from './messages/en.json'

export type ContinueRailLabels = RailLabels & Labels<typeof en>

export const continueRailLabels: ContinueRailLabels = { ...railLabels, ...en }
