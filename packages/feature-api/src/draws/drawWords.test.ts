import { expect, test } from 'vitest'
import { drawWords } from './drawWords.ts'

const words = (draw: string, now: string, language = 'en', timeZone = 'Europe/Istanbul') =>
  Object.values(drawWords(new Date(draw), new Date(now), { language, timeZone, dayName: (day) => day })).join(' ')

test.each([
  ['2026-11-20T18:00:00Z', '2026-11-20T09:00:00Z', 'tonight 21:00'],
  ['2026-11-20T10:00:00Z', '2026-11-20T09:00:00Z', 'today 13:00'],
  ['2026-11-21T18:00:00Z', '2026-11-20T09:00:00Z', 'tomorrow 21:00'],
  ['2026-11-22T17:00:00Z', '2026-11-20T09:00:00Z', 'Sunday 20:00'],
  ['2026-11-27T17:00:00Z', '2026-11-20T09:00:00Z', 'Fri, Nov 27 20:00'],
])('W14 a draw at %s seen at %s is %s', (draw, now, expected) => {
  expect(words(draw, now)).toBe(expected)
})

test('W05 W14 two draws of one minute are told apart', () => {
  expect(words('2026-11-20T18:00:30Z', '2026-11-20T09:00:00Z')).toBe('tonight 21:00:30')
  expect(words('2026-11-20T18:00:30Z', '2026-11-20T09:00:00Z', 'tr')).toBe('tonight 21:00:30')
})

test('W14 the day is that of the visitor, not of the draw', () => {
  expect(words('2026-11-20T18:00:00Z', '2026-11-20T09:00:00Z', 'en', 'Asia/Tokyo')).toBe('tomorrow 03:00')
})

test('W14 days are named in the page’s language', () => {
  expect(words('2026-11-22T17:00:00Z', '2026-11-20T09:00:00Z', 'tr')).toBe('Pazar 20:00')
})
