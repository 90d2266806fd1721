import { expect, test } from 'vitest'
import { fillDays } from './fillDays.ts'

test('P06 days without a bet stand between the others', () => {
  expect(fillDays([{ date: '2026-03-01', net: 5 }], '2026-02-27', '2026-03-02')).toEqual([
    { date: '2026-02-27', net: 0 },
    { date: '2026-02-28', net: 0 },
    { date: '2026-03-01', net: 5 },
    { date: '2026-03-02', net: 0 },
  ])
})

test('P06 a long span shows only days with a bet, no bets show no days', () => {
  const days = [{ date: '2026-03-01', net: 5 }]
  expect(fillDays(days, '2025-01-01', '2026-03-02')).toBe(days)
  expect(fillDays([], '2026-02-27', '2026-03-02')).toEqual([])
})
