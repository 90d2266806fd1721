import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type NavRowLabels = Labels<typeof en>

export const navRowLabels: NavRowLabels = en
