import type { Labels } from '../../labels/labels.ts'
import { type DrawCardLabels, drawCardLabels } from '../DrawCard/DrawCard.labels.ts'
import { type RailLabels, railLabels } from '../Rail/Rail.labels.ts'
import en from './messages/en.json'

export type LotteryWidgetLabels = DrawCardLabels & RailLabels & Labels<typeof en>

export const lotteryWidgetLabels: LotteryWidgetLabels = { ...drawCardLabels, ...railLabels, ...en }
