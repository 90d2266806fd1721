import { expect, test } from 'vitest'
import { timeAgo } from './timeAgo.ts'

const now = Date.parse('2026-11-21T12:00:00Z')

test('the age of a message is said in the largest unit that it fills', () => {
  expect(timeAgo('2026-11-21T12:00:00Z', now, 'en')).toBe('now')
  expect(timeAgo('2026-11-21T11:57:10Z', now, 'en')).toBe('3 minutes ago')
  expect(timeAgo('2026-11-20T12:00:00Z', now, 'en')).toBe('yesterday')
  expect(timeAgo('2026-11-21T09:00:00Z', now, 'tr')).toBe('3 saat önce')
  expect(timeAgo('2024-11-21T12:00:00Z', now, 'en')).toBe('2 years ago')
})
