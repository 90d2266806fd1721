import { expect, test } from 'vitest'
import type { BetHistory } from './betColumns.ts'
import { betSums } from './betSums.ts'

// Words are not looked up here: a key with its count says which ones are asked for.
const t = ((key: string, values?: { readonly count: number }) =>
  values ? `${key} ${values.count}` : key) as unknown as Parameters<typeof betSums>[0]
const answer = (unsettled: BetHistory['unsettled']): BetHistory => ({
  bets: [],
  totals: { betAmount: 63_100, winAmount: 0, netAmount: -63_100 },
  unsettled,
  dayTotals: [],
  totalCount: 168,
  totalPages: 9,
})

test('P06 FP14 the sums say that they are of settled bets, and open and cancelled stakes have lines of their own', () => {
  const sums = betSums(
    t,
    answer([
      { status: 'OPEN', count: 2, betAmount: 1000 },
      { status: 'CANCELLED', count: 1, betAmount: 400 },
    ]),
  )
  expect(sums).toEqual({
    page: 'sumPage',
    all: 'sumAll 165',
    apart: [
      { label: 'sum_OPEN 2', values: { bet: 1000 } },
      { label: 'sum_CANCELLED 1', values: { bet: 400 } },
    ],
  })
})

test('P06 where everything is settled there is nothing beside the sums', () => {
  expect(betSums(t, answer([]))).toMatchObject({ all: 'sumAll 168', apart: [] })
  expect(betSums(t, undefined)).toBeUndefined()
})
