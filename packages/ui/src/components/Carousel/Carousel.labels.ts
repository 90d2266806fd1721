import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type CarouselLabels = Labels<typeof en>

export const carouselLabels: CarouselLabels = en
