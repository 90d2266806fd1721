import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type CentreFrameLabels = Labels<typeof en>

export const centreFrameLabels: CentreFrameLabels = en
