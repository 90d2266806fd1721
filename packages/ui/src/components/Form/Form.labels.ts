import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type FormLabels = Labels<typeof en>

export const formLabels: FormLabels = en
