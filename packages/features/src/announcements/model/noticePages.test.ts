import { expect, test } from 'vitest'
import { noticePage, noticePageCount } from './noticePages.ts'

const notices = Array.from({ length: 20 }, (_, index) => index)

test('M07 C05 shows nine announcements a page', () => {
  expect(noticePageCount(notices)).toBe(3)
  expect(noticePage(notices, 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(noticePage(notices, 3)).toEqual([18, 19])
})

test('M07 nine announcements are one page, none are no page', () => {
  expect(noticePageCount(notices.slice(0, 9))).toBe(1)
  expect(noticePageCount([])).toBe(0)
})
