/** Announcements on one page of the notice modal (C05). */
export const noticePageSize = 9

/** Announcements on one page of the publicity popup (M08, C05). */
export const publicityPageSize = 8

export const pageCount = (items: readonly unknown[], size: number): number => Math.ceil(items.length / size)

/** What stands on a page, counted from 1. */
export const pageOf = <T>(items: readonly T[], page: number, size: number): readonly T[] =>
  items.slice((page - 1) * size, page * size)
