import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type CountdownLabels = Labels<typeof en>

export const countdownLabels: CountdownLabels = en
