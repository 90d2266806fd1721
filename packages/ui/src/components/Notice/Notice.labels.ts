import type { Labels } from '../../labels/labels.ts'
import en from './messages/en.json'

export type NoticeLabels = Labels<typeof en>

export const noticeLabels: NoticeLabels = en
