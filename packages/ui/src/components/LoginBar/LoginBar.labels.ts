import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type LoginBarLabels = Labels<typeof en>

export const loginBarLabels: LoginBarLabels = en
