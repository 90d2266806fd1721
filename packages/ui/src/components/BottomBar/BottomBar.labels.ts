import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type BottomBarLabels = Labels<typeof en>

export const bottomBarLabels: BottomBarLabels = en
