import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo.ts'

const now = Date.UTC(2026, 0, 10, 12)
const ago = (milliseconds: number, language = 'en') =>
  timeAgo(now - milliseconds, now, new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' }))
const minute = 60_000

test.each([
  [0, 'this minute'],
  [59_999, 'this minute'],
  [minute, '1 min. ago'],
  [59 * minute, '59 min. ago'],
  [60 * minute, '1 hr. ago'],
  [23 * 60 * minute, '23 hr. ago'],
  [24 * 60 * minute, 'yesterday'],
  [72 * 60 * minute, '3 days ago'],
  [-5 * minute, 'this minute'],
])('L31 %i ms ago is %s', (passed, words) => {
  expect(ago(passed)).toBe(words)
})

test('L31 how long ago something was follows the language', () => {
  expect(ago(5 * minute, 'tr')).toBe('5 dk. önce')
})
