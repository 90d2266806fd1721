import { expect, test } from 'vitest'
import { noticePageSize, pageCount, pageOf, publicityPageSize } from './noticePages.ts'

const items = Array.from({ length: 20 }, (_, index) => index)

test('M07 C05 shows nine announcements a page', () => {
  expect(pageCount(items, noticePageSize)).toBe(3)
  expect(pageOf(items, 1, noticePageSize)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(pageOf(items, 3, noticePageSize)).toEqual([18, 19])
})

test('M08 C05 shows eight popups a page', () => {
  expect(pageCount(items, publicityPageSize)).toBe(3)
  expect(pageOf(items, 1, publicityPageSize)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(pageOf(items, 3, publicityPageSize)).toEqual([16, 17, 18, 19])
})

test.each([
  ['M07', noticePageSize],
  ['M08', publicityPageSize],
])('%s a full page of %i is one page, nothing is no page', (_id, size) => {
  expect(pageCount(items.slice(0, size), size)).toBe(1)
  expect(pageCount([], size)).toBe(0)
})
