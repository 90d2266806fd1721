import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type JackpotCounterLabels = Labels<typeof en>

export const jackpotCounterLabels: JackpotCounterLabels = en
