import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type LoadMoreLabels = Labels<typeof en>

export const loadMoreLabels: LoadMoreLabels = en
