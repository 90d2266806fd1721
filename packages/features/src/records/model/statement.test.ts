import { expect, test } from 'vitest'
import { entriesOf, entriesOfAll, statementOf, statementRows } from './statement.ts'

const sums = {
  depositAmount: 5000,
  withdrawalAmount: 2000,
  stakeAmount: 900,
  winAmount: 400,
  netAmount: -500,
  otherAmount: 0,
  betCount: 9,
  playSeconds: 754,
}
const answer = {
  issuedAt: '2026-11-20T20:00:00Z',
  openingBalance: 100,
  closingBalance: 2600,
  months: [{ startDate: '2026-11-01', endDate: '2026-11-20', closingBalance: 2600, ...sums }],
  totals: sums,
}

test('QR23 months are named in the language of the page', () => {
  expect(statementOf(answer, 'tr').months[0]?.name).toBe('Kas 2026')
  expect(statementOf(answer, 'en').months[0]).toMatchObject({
    name: 'Nov 2026',
    deposits: 5000,
    net: -500,
    balance: 2600,
  })
})

test('QR23 each amount leads to its entries within the days of its month', () => {
  const [month] = statementOf(answer, 'en').months
  if (!month) throw new Error('There is a month')
  expect(entriesOf(answer, month, 'staked')).toEqual({ from: '2026-11-01', to: '2026-11-20', kind: 'stakes' })
  expect(entriesOf(answer, month, 'net').kind).toBe('play')
})

test('QR23 the sum of all months leads to the entries of all their days', () => {
  const before = { startDate: '2025-12-01', endDate: '2025-12-31', closingBalance: 100, ...sums }
  const months = [before, ...answer.months]
  expect(entriesOfAll({ months }, 'won')).toEqual({ from: '2025-12-01', to: '2026-11-20', kind: 'win' })
})

test('QR23 the file has a line per month and one for all, in plain decimals', () => {
  const names = { t: (key: string) => key, money: (minor: number) => String(minor / 100), currency: 'USD' }
  const [head, month, all] = statementRows(statementOf(answer, 'en'), names)
  expect(head).toHaveLength(9)
  expect(head?.[1]).toBe('deposits (USD)')
  expect(month).toEqual(['2026-11', '50', '20', '9', '4', '-5', '0', '26', '754'])
  expect(all?.[0]).toBe('allMonths')
})
