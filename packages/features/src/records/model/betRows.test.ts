import { expect, test } from 'vitest'
import { betRows, timeText } from './betRows.ts'
import type { Bet } from './historyData.ts'

const bet = {
  betId: 'r-7',
  betTime: '2026-11-20T22:30:05Z',
  gameName: 'Nova',
  vassalage: 'BGS',
  displayName: 'Backstage',
  gameType: 'RNG',
  betAmount: 1250,
  winAmount: 0,
  netAmount: -1250,
  status: 'LOST',
} as Bet

test('V31 times are written in the time zone of the page', () => {
  expect(timeText('2026-11-20T22:30:05Z', 'Europe/Istanbul')).toBe('2026-11-21 01:30:05')
  expect(timeText('never', 'UTC')).toBe('')
})

test('P06 an exported bet has its words translated and its amounts as plain decimals', () => {
  const rows = betRows(
    [bet],
    (key) => key,
    (type) => `name of ${type}`,
    { timeZone: 'UTC', currency: 'USD' },
  )
  expect(rows[1]).toEqual([
    '2026-11-20 22:30:05',
    'r-7',
    'Nova',
    'Backstage',
    'name of RNG',
    'status_LOST',
    '12.50',
    '0.00',
    '-12.50',
  ])
  expect(rows[0]).toHaveLength(rows[1]?.length ?? 0)
})
