import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type MoneyFieldLabels = Labels<typeof en>

export const moneyFieldLabels: MoneyFieldLabels = en
