import { type GameType, gameTypeToWire } from '@foyer/contract'
import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

type Query = Record<string, string>
const span: Query = { startDate: '2026-09-01', endDate: '2026-11-30', timeZone: 'Europe/Istanbul' }

interface Row {
  readonly key: string
  readonly name?: string
  readonly betCount: number
  readonly stakeAmount: string
  readonly winAmount: string
  readonly netAmount: string
}

interface Profit {
  readonly list: Row[]
  readonly totals: Row
  readonly plot: { key: string; name?: string; netAmount: string }[]
  readonly totalCount: number
  readonly totalPages: number
}

async function read(query: Query = {}, who = headers): Promise<Profit> {
  const answer = await call(gateway, 'personalProfit', { headers: who, query: { pageSize: '500', ...span, ...query } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

const transactions = async (query: Query) =>
  (await call(gateway, 'transactionHistory', { headers, query: { ...span, pageSize: '1', ...query } })).json().value

const minor = (amount: string): number => Math.round(Number(amount) * 100)
const sum = (rows: readonly Row[], key: 'stakeAmount' | 'winAmount' | 'netAmount'): number =>
  rows.reduce((total, row) => total + minor(row[key]), 0)

test.each(['DAY', 'CATEGORY', 'VENDOR'])(
  'P08 totals equal the sum of all rows by %s, and the plot says the same',
  async (groupBy) => {
    const { list, totals, plot } = await read({ groupBy })
    expect(list.length).toBeGreaterThan(0)
    for (const key of ['stakeAmount', 'winAmount', 'netAmount'] as const)
      expect(sum(list, key)).toBe(minor(totals[key]))
    expect(list.reduce((count, row) => count + row.betCount, 0)).toBe(totals.betCount)
    for (const row of list) expect(minor(row.winAmount) - minor(row.stakeAmount), row.key).toBe(minor(row.netAmount))
    const nets = new Map(list.map(({ key, netAmount }) => [key, netAmount]))
    for (const { key, netAmount } of plot) expect(nets.get(key)).toBe(netAmount)
    if (groupBy !== 'VENDOR') expect(plot).toHaveLength(list.length)
  },
)

const drills: Readonly<Record<string, (key: string) => Query>> = {
  DAY: (day) => ({ startDate: day, endDate: day }),
  // Keys of this group are categories, as the portal tells them apart: a code of the wire alone may be several (C27).
  CATEGORY: (key) => ({ ...gameTypeToWire(key as GameType) }),
  VENDOR: (vassalage) => ({ vassalage }),
}

test.each(Object.keys(drills))('P08 P07 each number by %s is the sum of the entries it is made of', async (groupBy) => {
  const { list } = await read({ groupBy })
  for (const { key, stakeAmount, winAmount, netAmount } of list.slice(0, 4)) {
    const of = drills[groupBy]?.(key) ?? {}
    expect(minor((await transactions({ ...of, kind: 'stakes' })).totals.netAmount)).toBe(-minor(stakeAmount))
    expect((await transactions({ ...of, kind: 'win' })).totals.netAmount).toBe(winAmount)
    expect((await transactions({ ...of, kind: 'play' })).totals.netAmount).toBe(netAmount)
  }
})

test('P08 days come newest first and are those of the time zone, vendors by what was staked and by name', async () => {
  const days = (await read()).list.map(({ key }) => key)
  expect(days).toEqual([...days].sort().reverse())
  const vendors = (await read({ groupBy: 'VENDOR' })).list
  const stakes = vendors.map(({ stakeAmount }) => minor(stakeAmount))
  expect(stakes).toEqual([...stakes].sort((one, other) => other - one))
  for (const { key, name } of vendors) expect(name).not.toBe(key)
})

test('P08 a page of groups leaves the totals and the plot as they are', async () => {
  const whole = await read()
  const { list, totals, plot, totalPages, totalCount } = await read({ pageSize: '7', pageNo: '2' })
  expect(list).toEqual(whole.list.slice(7, 14))
  expect({ totals, plot, totalCount }).toEqual({ totals: whole.totals, plot: whole.plot, totalCount: whole.totalCount })
  expect(totalPages).toBe(Math.ceil(whole.totalCount / 7))
})

test('P08 keeps to category and vendor, and counts no deposit', async () => {
  const { totals } = await read({ gameType: 'RNG', vassalage: 'BGS' })
  expect(totals.netAmount).toBe(
    (await transactions({ gameType: 'RNG', vassalage: 'BGS', kind: 'play' })).totals.netAmount,
  )
  const all = await transactions({})
  const deposits = await transactions({ kind: 'deposit' })
  const withdrawals = await transactions({ kind: 'withdrawal' })
  expect(minor((await read()).totals.netAmount)).toBe(
    minor(all.totals.netAmount) - minor(deposits.totals.netAmount) - minor(withdrawals.totals.netAmount),
  )
})

test('P08 answers a span without play with nothing', async () => {
  expect(await read({ startDate: '1999-01-01', endDate: '1999-12-31' })).toEqual({
    list: [],
    totals: { betCount: 0, stakeAmount: '0.00', winAmount: '0.00', netAmount: '0.00' },
    plot: [],
    totalPages: 0,
    totalCount: 0,
  })
})

test.each<[string, Query]>([
  ['/groupBy', { groupBy: 'MONTH' }],
  ['/startDate', { startDate: '2026-02-30' }],
  ['/pageSize', { pageSize: '501' }],
])('P08 refuses a wrong %s', async (path, change) => {
  const answer = await call(gateway, 'personalProfit', { headers, query: { ...span, ...change } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(path)
})
