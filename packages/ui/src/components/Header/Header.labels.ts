import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type HeaderLabels = Labels<typeof en>

export const headerLabels: HeaderLabels = en
