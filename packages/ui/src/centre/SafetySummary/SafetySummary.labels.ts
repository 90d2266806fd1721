import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type SafetySummaryLabels = Labels<typeof en>

export const safetySummaryLabels: SafetySummaryLabels = en
