import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type ListSwitchLabels = Labels<typeof en>

export const listSwitchLabels: ListSwitchLabels = en
