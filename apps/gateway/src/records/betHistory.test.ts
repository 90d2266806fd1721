import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'

let gateway: TestGateway
let headers: { cookie: string }
let downline: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
  downline = await signIn(gateway, 'demodownline')
  await gateway.db
    .deleteFrom('bets')
    .where('member_id', '=', await memberId('demodownline'))
    .execute()
  await gateway.db.updateTable('bets').set({ game_type: 'LIVE' }).where('round_id', 'like', '%7').execute()
})
afterAll(() => gateway.close())

const memberId = async (username: string) => {
  const members = gateway.db.selectFrom('members').select('member_id').where('username', '=', username)
  return (await members.executeTakeFirstOrThrow()).member_id
}

type Query = Record<string, string>
const span: Query = { startDate: '2024-01-01', endDate: '2026-11-21' }

interface History {
  readonly list: {
    betId: string
    betTime: string
    betAmount: string
    winAmount: string
    netAmount: string
    status: string
    voidReason?: string
    gameType: string
    vassalage: string
  }[]
  readonly totals: { betAmount: string; winAmount: string; netAmount: string }
  readonly unsettled?: { status: string; count: number; betAmount: string }[]
  readonly dayTotals: { date: string; netAmount: string }[]
  readonly totalPages: number
  readonly totalCount: number
}

async function read(query: Query = span, who = headers): Promise<History> {
  const answer = await call(gateway, 'betHistory', { headers: who, query })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

const minor = (amount: string): number => Math.round(Number(amount) * 100)
const isSettled = ({ status }: { readonly status: string }): boolean => status !== 'OPEN' && status !== 'CANCELLED'
const sum = (amounts: readonly string[]): number => amounts.reduce((total, amount) => total + minor(amount), 0)

test.each<[string, Query]>([
  ['everything', {}],
  ['one type', { gameType: 'LIVE' }],
  ['one vendor that won', { vassalage: 'BGS', status: 'WON' }],
  ['cancelled bets', { status: 'CANCELLED' }],
  ['open bets', { status: 'OPEN' }],
  ['part of a reference', { betId: ' k6 ' }],
])(
  'P06 FP14 totals of %s equal the sum of all pages and of all days, with what is not settled beside them',
  async (_name, filter) => {
    const first = await read({ ...span, ...filter, pageSize: '500' })
    expect(first.totalCount).toBeGreaterThan(0)
    const list = [...first.list]
    for (let page = 2; page <= first.totalPages; page += 1)
      list.push(...(await read({ ...span, ...filter, pageSize: '500', pageNo: String(page) })).list)
    expect(list).toHaveLength(first.totalCount)
    expect(new Set(list.map((bet) => `${bet.vassalage} ${bet.betId}`)).size).toBe(first.totalCount)
    for (const key of ['betAmount', 'winAmount', 'netAmount'] as const)
      expect(minor(first.totals[key])).toBe(sum(list.filter(isSettled).map((bet) => bet[key])))
    expect(sum(first.dayTotals.map((day) => day.netAmount))).toBe(minor(first.totals.netAmount))
    const open = (first.unsettled ?? []).map(({ status, count, betAmount }) => [status, count, minor(betAmount)])
    expect(open).toEqual(
      ['OPEN', 'CANCELLED'].flatMap((status) => {
        const own = list.filter((bet) => bet.status === status)
        return own.length > 0 ? [[status, own.length, sum(own.map((bet) => bet.betAmount))]] : []
      }),
    )
  },
)

test('P06 lists the newest bet first', async () => {
  const times = (await read({ ...span, pageSize: '100' })).list.map((bet) => bet.betTime)
  expect(times).toEqual([...times].sort().reverse())
})

test('P06 keeps to every part of the filter', async () => {
  const { list } = await read({
    startDate: '2025-06-01',
    endDate: '2026-06-30',
    gameType: 'RNG',
    status: 'LOST',
    pageSize: '200',
  })
  expect(list.length).toBeGreaterThan(10)
  for (const bet of list) {
    expect(bet).toMatchObject({ gameType: 'RNG', status: 'LOST' })
    expect(bet.betTime >= '2025-06-01' && bet.betTime < '2026-07-01').toBe(true)
  }
})

test.each(['OPEN', 'CANCELLED'])('FP14 P06 has bets that are %s in no net, no total and no day', async (status) => {
  const { list, totals, dayTotals } = await read({ ...span, status, pageSize: '500' })
  expect(list.length).toBeGreaterThan(0)
  expect(list.every((bet) => bet.netAmount === '0.00')).toBe(true)
  expect(totals).toEqual({ betAmount: '0.00', winAmount: '0.00', netAmount: '0.00' })
  expect(dayTotals).toEqual([])
})

test('FP14 P06 says that a round which brought no more than its bet returned, and that it won only above', async () => {
  const member_id = await memberId('demodownline')
  const round = (round_id: string, win_amount: bigint, status: 'WON' | 'LOST') => ({
    merchant_id: gateway.merchant.id,
    vendor_code: 'BGS',
    round_id,
    member_id,
    node_id: 10001,
    game_name: 'Lantern Harbor',
    game_type: 'RNG',
    bet_amount: 100n,
    win_amount,
    status,
    bet_at: '2026-02-03T10:00:00.000Z',
    settled_at: '2026-02-03T10:00:01.000Z',
  })
  await gateway.db
    .insertInto('bets')
    .values([
      round('least', 60n, 'WON'),
      round('less', 100n, 'WON'),
      round('more', 101n, 'WON'),
      round('none', 0n, 'LOST'),
      { ...round('off', 0n, 'LOST'), status: 'CANCELLED', void_reason: 'event_void' },
    ])
    .execute()
  const day = { startDate: '2026-02-03', endDate: '2026-02-03' }
  const { list, totals } = await read(day, downline)
  expect(list.map(({ betId, status }) => [betId, status])).toEqual([
    ['least', 'RETURNED'],
    ['less', 'RETURNED'],
    ['more', 'WON'],
    ['none', 'LOST'],
    ['off', 'CANCELLED'],
  ])
  expect(list.map(({ voidReason }) => voidReason).filter(Boolean)).toEqual(['event_void'])
  expect(totals).toEqual({ betAmount: '4.00', winAmount: '2.61', netAmount: '-1.39' })
  const found = async (status: string) => (await read({ ...day, status }, downline)).list.map(({ betId }) => betId)
  expect(await found('RETURNED')).toEqual(['least', 'less'])
  expect(await found('WON')).toEqual(['more'])
})

test.each(['%', '_', '\\', "' or ''='"])('P06 takes %j in a reference for what it is', async (betId) => {
  expect((await read({ ...span, betId })).totalCount).toBe(0)
})

test('P06 puts bets at the edges of a day into the day of the time zone', async () => {
  const member_id = await memberId('demodownline')
  const times = [
    '2026-03-07T20:59:59.999Z',
    '2026-03-07T21:00:00.000Z',
    '2026-03-08T20:59:59.999Z',
    '2026-03-08T21:00:00.000Z',
    '2026-03-08T23:59:59.999Z',
  ]
  await gateway.db
    .insertInto('bets')
    .values(
      times.map((bet_at, index) => ({
        merchant_id: gateway.merchant.id,
        vendor_code: 'BGS',
        round_id: `edge-${index}`,
        member_id,
        node_id: 10001,
        game_name: 'Lantern Harbor',
        game_type: 'RNG',
        bet_amount: 10n ** BigInt(index + 2),
        win_amount: 0n,
        status: 'LOST' as const,
        bet_at,
        settled_at: bet_at,
      })),
    )
    .execute()
  const istanbul = await read({ startDate: '2026-03-08', endDate: '2026-03-08', timeZone: 'Europe/Istanbul' }, downline)
  expect(istanbul.list.map((bet) => bet.betId)).toEqual(['edge-2', 'edge-1'])
  expect(istanbul.dayTotals).toEqual([{ date: '2026-03-08', netAmount: '-110.00' }])
  const utc = await read({ startDate: '2026-03-07', endDate: '2026-03-08' }, downline)
  expect(utc.dayTotals).toEqual([
    { date: '2026-03-07', netAmount: '-11.00' },
    { date: '2026-03-08', netAmount: '-11100.00' },
  ])
  // The day on which New York loses an hour ends at 04:00 UTC of the next and starts at 05:00 UTC.
  const newYork = await read({ startDate: '2026-03-08', endDate: '2026-03-08', timeZone: 'America/New_York' }, downline)
  expect(newYork.list.map((bet) => bet.betId)).toEqual(['edge-4', 'edge-3', 'edge-2'])
  const next = await read({ startDate: '2026-03-09', endDate: '2026-03-09', timeZone: 'Europe/Istanbul' }, downline)
  expect(next.list.map((bet) => bet.betId)).toEqual(['edge-4', 'edge-3'])
})

test("P06 shows nobody another account's bets", async () => {
  const agent = await signIn(gateway, 'demoagent')
  const [own] = (await read(span, agent)).list
  expect(own).toBeDefined()
  expect((await read({ ...span, betId: own?.betId ?? '' })).totalCount).toBe(0)
})

test('P06 answers a span without bets with zeros', async () => {
  expect(await read({ startDate: '1999-01-01', endDate: '1999-12-31' })).toEqual({
    list: [],
    totals: { betAmount: '0.00', winAmount: '0.00', netAmount: '0.00' },
    unsettled: [],
    dayTotals: [],
    totalPages: 0,
    totalCount: 0,
  })
})

test.each<[string, Query]>([
  ['/startDate', { startDate: '2026-02-30' }],
  ['/startDate', { startDate: '20260101' }],
  ['/startDate', { startDate: '2026-01-01T00:00:00Z' }],
  ['/endDate', { startDate: '2026-02-02', endDate: '2026-02-01' }],
  ['/timeZone', { timeZone: 'Mars/Olympus' }],
  ['/timeZone', { timeZone: '+03:00' }],
  ['/timeZone', { timeZone: "UTC'; drop table bets" }],
  ['/status', { status: 'won' }],
  ['/pageSize', { pageSize: '501' }],
  ['/pageNo', { pageNo: '0' }],
  ['/gameType', { gameType: '*' }],
])('P06 refuses a wrong %s', async (path, change) => {
  const answer = await call(gateway, 'betHistory', { headers, query: { ...span, ...change } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(path)
})

test('P06 takes the widest span there is', async () => {
  const { totalCount } = await read({ startDate: '0001-01-01', endDate: '9999-12-31', timeZone: 'Pacific/Kiritimati' })
  expect(totalCount).toBe((await read()).totalCount)
})

test('X05 refuses guests and trial accounts', async () => {
  expect((await call(gateway, 'betHistory', { query: span })).json().code).toBe('not_logged_in')
  const trial = await signIn(gateway, 'demotrial')
  expect((await call(gateway, 'betHistory', { query: span, headers: trial })).json().code).toBe('need_true_account')
})
