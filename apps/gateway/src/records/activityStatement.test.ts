import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { statementMonths } from './statementMonths.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

interface Sums {
  readonly depositAmount: string
  readonly withdrawalAmount: string
  readonly stakeAmount: string
  readonly winAmount: string
  readonly netAmount: string
  readonly otherAmount: string
  readonly betCount: number
  readonly playSeconds: number
}

interface Statement {
  readonly openingBalance: string
  readonly closingBalance: string
  readonly months: (Sums & { startDate: string; endDate: string; closingBalance: string })[]
  readonly totals: Sums
}

const timeZone = 'Europe/Istanbul'
async function read(query: Record<string, string> = { timeZone }, who = headers): Promise<Statement> {
  const answer = await call(gateway, 'activityStatement', { headers: who, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

const transactions = async (query: Record<string, string>) =>
  (await call(gateway, 'transactionHistory', { headers, query: { timeZone, pageSize: '1', ...query } })).json().value

const minor = (amount: string): number => Math.round(Number(amount) * 100)
const amounts = ['depositAmount', 'withdrawalAmount', 'stakeAmount', 'winAmount', 'netAmount', 'otherAmount'] as const

test('QR23 a statement has twelve months up to the one it is, whose last day is today', async () => {
  const { months } = await read()
  expect(months.map(({ startDate }) => startDate.slice(0, 7))).toEqual(
    statementMonths(months.at(-1)?.startDate.slice(0, 7) ?? '', 12).map(
      ({ first }) => `${first.year}-${String(first.month).padStart(2, '0')}`,
    ),
  )
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(gateway.clock.now())
  expect(months.at(-1)?.endDate).toBe(today)
  expect(months[0]?.endDate).toBe(statementEnd(months[0]?.startDate ?? ''))
})

const statementEnd = (start: string): string => {
  const [year = 0, month = 0] = start.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

test('QR23 each balance is the one before it with what moved, down to the balance of the account', async () => {
  const { openingBalance, closingBalance, months, totals } = await read()
  let balance = minor(openingBalance)
  for (const month of months) {
    expect(minor(month.netAmount)).toBe(minor(month.winAmount) - minor(month.stakeAmount))
    balance +=
      minor(month.depositAmount) - minor(month.withdrawalAmount) + minor(month.netAmount) + minor(month.otherAmount)
    expect(minor(month.closingBalance), month.startDate).toBe(balance)
  }
  expect(minor(closingBalance)).toBe(balance)
  expect((await call(gateway, 'balance', { headers })).json().value.sumBalance).toBe(closingBalance)
  for (const key of amounts) expect(months.reduce((sum, month) => sum + minor(month[key]), 0)).toBe(minor(totals[key]))
  expect(months.reduce((sum, { betCount }) => sum + betCount, 0)).toBe(totals.betCount)
})

test('QR23 P07 every number of a month is the sum of the entries it is made of', async () => {
  const { months } = await read()
  for (const month of months.slice(-3)) {
    const days = { startDate: month.startDate, endDate: month.endDate }
    const sumOf = async (kind: string) => minor((await transactions({ ...days, kind })).totals.netAmount)
    expect(await sumOf('deposit')).toBe(minor(month.depositAmount))
    expect(0 - (await sumOf('withdrawal'))).toBe(minor(month.withdrawalAmount))
    expect(0 - (await sumOf('stakes'))).toBe(minor(month.stakeAmount))
    expect(await sumOf('win')).toBe(minor(month.winAmount))
    expect(await sumOf('play')).toBe(minor(month.netAmount))
    expect(await sumOf('other')).toBe(minor(month.otherAmount))
  }
})

test('QR23 time at play runs from entry to entry, long pauses left out', async () => {
  const { months } = await read()
  const month = months.at(-2)
  const history = await transactions({
    startDate: month?.startDate ?? '',
    endDate: month?.endDate ?? '',
    kind: 'play',
    pageSize: '500',
  })
  expect(history.totalPages).toBe(1)
  const times = history.list.map(({ time }: { time: string }) => Date.parse(time)).sort((a: number, b: number) => a - b)
  const gaps = times.slice(1).map((time: number, at: number) => (time - times[at]) / 1000)
  const played = gaps.filter((gap: number) => gap <= 900).reduce((sum: number, gap: number) => sum + gap, 0)
  expect(month?.playSeconds).toBeGreaterThan(600)
  // The entry before the first of the month may be near enough to count as well.
  expect((month?.playSeconds ?? 0) - played).toBeLessThanOrEqual(900)
  expect((month?.playSeconds ?? 0) - played).toBeGreaterThanOrEqual(-1)
})

test('QR23 another year can be asked for, and a time before the account has zeros', async () => {
  const year = await read({ endMonth: '2025-12' })
  expect(year.months.map(({ startDate }) => startDate)).toContain('2025-01-01')
  expect(year.months.at(-1)?.endDate).toBe('2025-12-31')
  const before = await read({ endMonth: '1999-12' })
  expect([before.openingBalance, before.closingBalance, before.totals.stakeAmount]).toEqual(['0.00', '0.00', '0.00'])
  expect(before.months).toHaveLength(12)
})

test('QR23 X05 shows nobody the activity of another account', async () => {
  const agent = await signIn(gateway, 'demoagent')
  expect((await read({ timeZone }, agent)).totals).not.toEqual((await read()).totals)
})

test.each([
  ['/endMonth', { endMonth: '2026-13' }],
  ['/endMonth', { endMonth: '0001-01' }],
  ['/timeZone', { timeZone: 'Mars/Olympus' }],
])('QR23 refuses a wrong %s', async (path, query) => {
  const answer = await call(gateway, 'activityStatement', { headers, query })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(path)
})

test('QR23 months run over the end of a year, also of a leap year', () => {
  const months = statementMonths('2024-02', 3)
  expect(months.map(({ first, last }) => [first.year, first.month, last.month, last.day])).toEqual([
    [2023, 12, 12, 31],
    [2024, 1, 1, 31],
    [2024, 2, 2, 29],
  ])
})
