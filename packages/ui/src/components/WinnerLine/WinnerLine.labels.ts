import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type WinnerLineLabels = Labels<typeof en>

export const winnerLineLabels: WinnerLineLabels = en
