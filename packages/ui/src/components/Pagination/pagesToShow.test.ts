import { expect, test } from 'vitest'
import { pagesToShow } from './pagesToShow.ts'

test('C09 two at each end and five around the current one, with gaps between', () => {
  expect(pagesToShow(10, 20)).toEqual([1, 2, 'gap', 8, 9, 10, 11, 12, 'gap', 19, 20])
})

test('C09 near an end the five stay inside', () => {
  expect(pagesToShow(1, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 19, 20])
  expect(pagesToShow(20, 20)).toEqual([1, 2, 'gap', 16, 17, 18, 19, 20])
})

test('C09 a gap of one page is that page', () => {
  expect(pagesToShow(6, 20)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 'gap', 19, 20])
})

test('C09 few pages are all shown, none when there are none', () => {
  expect(pagesToShow(2, 3)).toEqual([1, 2, 3])
  expect(pagesToShow(1, 0)).toEqual([])
})
