import { expect, test } from 'vitest'
import { sayDuration } from './sayDuration.ts'

test('N06 how far the world is from real time is said in two units', () => {
  expect(sayDuration(90 * 60_000, 'en')).toBe('1 hour, 30 minutes')
  expect(sayDuration(-(2 * 86_400_000 + 3 * 3_600_000 + 59_000), 'en')).toBe('2 days, 3 hours')
  expect(sayDuration(600_000, 'tr')).toBe('10 dakika')
})
