import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type ImageFieldLabels = Labels<typeof en>

export const imageFieldLabels: ImageFieldLabels = en
