import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type DialingCodeLabels = Labels<typeof en>

export const dialingCodeLabels: DialingCodeLabels = en
