import type { LotteryMenu } from '@foyer/contract'
import { expect, test } from 'vitest'
import { listed, readList, tagsOf, writeList } from './lotteryList.ts'

const lottery = (gameId: string, days: string, tag: string, nextDraw?: string): LotteryMenu => ({
  gameId,
  days,
  tags: [tag],
  name: gameId,
  remark: '',
  icon: '',
  isSale: true,
  lockTime: 600,
  remainTime: 60,
  previousNumbers: [],
  accountTypeName: 'TCG_LOTTO_VN',
  ...(nextDraw === undefined ? {} : { nextDraw }),
})

const all = [
  lottery('SUNDAY', '1', 'CLASSIC', '2026-11-22T17:00:00Z'),
  lottery('WEEK', '2,4,6', 'CLASSIC', '2026-11-21T17:00:00Z'),
  lottery('DAILY', '-1', 'RAPID', '2026-11-20T17:00:00Z'),
  lottery('ASLEEP', '-1', 'RAPID'),
]
const ids = (query: string, favourites: readonly string[] = []) =>
  listed(all, readList(new URLSearchParams(query)), favourites).map(({ gameId }) => gameId)

test('R13 lotteries stand in the order they are drawn, those without a calendar last', () => {
  expect(ids('')).toEqual(['DAILY', 'WEEK', 'SUNDAY', 'ASLEEP'])
})

test.each([
  ['1', ['DAILY', 'SUNDAY', 'ASLEEP']],
  ['2', ['DAILY', 'WEEK', 'ASLEEP']],
  ['7', ['DAILY', 'ASLEEP']],
  ['-1', ['DAILY', 'WEEK', 'SUNDAY', 'ASLEEP']],
  ['9', ['DAILY', 'WEEK', 'SUNDAY', 'ASLEEP']],
])('W08 the filter of day %s leaves %j', (day, expected) => {
  expect(ids(`day=${day}`)).toEqual(expected)
})

test('W01 W04 a tag leaves its own lotteries, no tag all of them', () => {
  expect(tagsOf(all)).toEqual(['CLASSIC', 'RAPID'])
  expect(ids('tag=RAPID')).toEqual(['DAILY', 'ASLEEP'])
})

test('W01 tags that each leave all of the lotteries are none to choose by', () => {
  expect(tagsOf(all.filter(({ tags }) => tags.includes('RAPID')))).toEqual([])
})

test('W02 W11 favourites alone', () => {
  expect(ids('list=fav', ['SUNDAY', 'GONE'])).toEqual(['SUNDAY'])
})

test('R13 what an address says of the list is what it is written to, and nothing else', () => {
  const written = (query: string) => writeList(readList(new URLSearchParams(query))).toString()
  expect(written('tag=RAPID&day=1&list=fav')).toBe('tag=RAPID&day=1&list=fav')
  expect(written('day=-1&list=cold&x=1')).toBe('')
})

test('W02 a list of the most played, or of those opened last, has an order of its own; favourites stand by their draws', () => {
  expect(ids('list=hot', ['SUNDAY', 'DAILY'])).toEqual(['SUNDAY', 'DAILY'])
  expect(ids('list=recent', ['WEEK', 'DAILY'])).toEqual(['WEEK', 'DAILY'])
  expect(ids('list=fav', ['SUNDAY', 'DAILY'])).toEqual(['DAILY', 'SUNDAY'])
  expect(ids('list=nonsense', ['SUNDAY'])).toHaveLength(4)
})
