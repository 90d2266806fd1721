export { type NoticeLabels, noticeLabels } from './Notice.labels.ts'
export { type NoticeTone, noticeTones } from './Notice.styles.ts'
export { Notice, type NoticeProps } from './Notice.tsx'
