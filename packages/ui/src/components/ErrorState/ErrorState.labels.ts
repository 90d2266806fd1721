import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type ErrorStateLabels = Labels<typeof en>

export const errorStateLabels: ErrorStateLabels = en
