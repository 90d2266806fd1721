import type { Labels } from '../../labels/labels.ts'
import { type RailLabels, railLabels } from '../Rail/Rail.labels.ts'
import en from './messages/en.json'

export type LiveRailLabels = RailLabels & Labels<typeof en>

export const liveRailLabels: LiveRailLabels = { ...railLabels, ...en }
