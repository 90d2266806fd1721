import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type MemberMenuLabels = Labels<typeof en>

export const memberMenuLabels: MemberMenuLabels = en
