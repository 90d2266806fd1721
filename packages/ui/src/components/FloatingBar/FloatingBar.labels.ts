import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type FloatingBarLabels = Labels<typeof en>

export const floatingBarLabels: FloatingBarLabels = en
