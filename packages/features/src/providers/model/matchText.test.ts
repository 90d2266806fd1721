import { expect, test } from 'vitest'
import { matchesText } from './matchText.ts'

test('R04 names match anywhere, without case and accents', () => {
  expect(matchesText('Işıltı Oyun', 'isilti')).toBe(true)
  expect(matchesText('Café Reel', 'FE r')).toBe(true)
  expect(matchesText('İZMİR', 'izmir')).toBe(true)
  expect(matchesText('Café Reel', 'slot')).toBe(false)
})

test('R04 spaces alone match everything', () => {
  expect(matchesText('Café Reel', '  ')).toBe(true)
})
