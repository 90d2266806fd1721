import { expect, test } from 'vitest'
import { checkRange, historyInput } from './historyFilter.ts'

const filter = { from: '2026-11-01', to: '2026-11-21', category: '', provider: '', status: '', betId: '' } as const

test('P06 a filter asks for its days and only for what is chosen', () => {
  expect(historyInput(filter, 'Europe/Istanbul')).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-21',
    timeZone: 'Europe/Istanbul',
  })
  expect(historyInput({ ...filter, category: 'RNG', provider: 'BGS', status: 'WON', betId: ' r-7 ' }, 'UTC')).toEqual({
    startDate: '2026-11-01',
    endDate: '2026-11-21',
    timeZone: 'UTC',
    gameType: 'RNG',
    vassalage: 'BGS',
    status: 'WON',
    betId: 'r-7',
  })
})

test.each([
  ['2026-11-01', '2026-11-01', undefined],
  ['2026-11-02', '2026-11-01', 'order'],
  ['', '2026-11-01', 'noDates'],
  ['2026-02-30', '2026-11-01', 'noDates'],
  ['11-01-2026', '2026-11-01', 'noDates'],
  ['2024-11-21', '2026-11-21', undefined],
  ['2024-11-19', '2026-11-21', 'longRange'],
])('V31 the days %s to %s: %s', (from, to, issue) => {
  expect(checkRange({ from, to })).toBe(issue)
})
