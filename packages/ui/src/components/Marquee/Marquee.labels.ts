import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type MarqueeLabels = Labels<typeof en>

export const marqueeLabels: MarqueeLabels = en
