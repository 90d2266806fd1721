import type { LotteryMenu } from '@foyer/contract'
import { expect, test } from 'vitest'
import { followDraws, type LiveDraws, liveAt } from './followDraws.ts'

const at = Date.parse('2026-11-20T18:00:00Z')
const instant = (seconds: number): string => new Date(at + seconds * 1000).toISOString()
const lottery = (more: Partial<LotteryMenu> = {}): LotteryMenu => ({
  gameId: 'QUICK10',
  name: 'Quick Ten',
  remark: '',
  tags: [],
  icon: '',
  nextDraw: instant(0),
  isSale: true,
  lockTime: 10,
  remainTime: 20,
  previousNumbers: ['1', '2'],
  previousDraw: instant(-60),
  days: '-1',
  accountTypeName: '',
  ...more,
})
const before = lottery()
const undrawn = lottery({ nextDraw: instant(60) })
const drawn = lottery({ nextDraw: instant(60), previousDraw: instant(0), previousNumbers: ['7', '8'] })
const none: LiveDraws = new Map()
const follow = (after: LotteryMenu, seconds: number, live = none) =>
  followDraws(live, [before], [after], at + seconds * 1000)

test('W05 W12 a draw that passed on the screen keeps its ticket until an answer has its numbers', () => {
  expect(follow(before, -5).size).toBe(0)
  const waiting = follow(undrawn, 2)
  expect(waiting.get('QUICK10')).toMatchObject({ lottery: before, numbers: undefined })
  const live = follow(drawn, 9, waiting)
  expect(live.get('QUICK10')).toMatchObject({ lottery: before, numbers: ['7', '8'] })
})

test('W05 W06 numbers are shown for some seconds, however often is asked meanwhile; then the next draw is counted', () => {
  const live = follow(drawn, 2)
  const until = live.get('QUICK10')?.until ?? 0
  expect(until - at).toBe(10_000)
  expect(followDraws(live, [drawn], [drawn], at + 5000).get('QUICK10')).toEqual(live.get('QUICK10'))
  expect(liveAt(live, until - 1)).toBe(live)
  expect(liveAt(live, until).size).toBe(0)
  expect(followDraws(live, [drawn], [drawn], until).size).toBe(0)
})

test('W14 a draw that passed long ago, as in a page that was written hours before, is no news', () => {
  expect(follow(drawn, 45).size).toBe(0)
  expect(follow(undrawn, 45).size).toBe(0)
})

test('W14 a draw without numbers is not waited for longer than until the next question', () => {
  const waiting = follow(undrawn, 2)
  expect(waiting.get('QUICK10')?.until).toBe(at + 30_000)
  expect(liveAt(waiting, at + 30_000).size).toBe(0)
})

test('W05 numbers of another draw than the one that was counted are none of it', () => {
  expect(follow(lottery({ nextDraw: instant(120), previousDraw: instant(60) }), 5).get('QUICK10')?.numbers).toBe(
    undefined,
  )
  expect(follow({ ...drawn, previousNumbers: [] }, 5).get('QUICK10')?.numbers).toBe(undefined)
})
