/** Announcements on one page of the notice modal (C05). */
export const noticePageSize = 9

export const noticePageCount = (notices: readonly unknown[]): number => Math.ceil(notices.length / noticePageSize)

/** The announcements of a page, counted from 1. */
export const noticePage = <T>(notices: readonly T[], page: number): readonly T[] =>
  notices.slice((page - 1) * noticePageSize, page * noticePageSize)
