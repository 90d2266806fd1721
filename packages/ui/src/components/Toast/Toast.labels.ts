import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type ToastLabels = Labels<typeof en>

export const toastLabels: ToastLabels = en
