import type { Labels } from '../../labels/labels.ts'
import { type CountdownLabels, countdownLabels } from '../Countdown/Countdown.labels.ts'
import en from './messages/en.json'

export type DrawCardLabels = CountdownLabels & Labels<typeof en>

export const drawCardLabels: DrawCardLabels = { ...countdownLabels, ...en }
