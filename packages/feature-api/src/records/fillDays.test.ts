import { expect, test } from 'vitest'
import { fillDays } from './fillDays.ts'

test('P06 days without anything stand between the others', () => {
  expect(fillDays([{ date: '2026-03-01', value: 5 }], { from: '2026-02-27', to: '2026-03-02' })).toEqual([
    { date: '2026-02-27', value: 0 },
    { date: '2026-02-28', value: 0 },
    { date: '2026-03-01', value: 5 },
    { date: '2026-03-02', value: 0 },
  ])
})

test('P06 a long span shows only days that have something, and no span what there is', () => {
  const days = [{ date: '2026-03-01', value: 5 }]
  expect(fillDays(days, { from: '2025-01-01', to: '2026-03-02' })).toBe(days)
  expect(fillDays(days, { from: '', to: '' })).toBe(days)
})
