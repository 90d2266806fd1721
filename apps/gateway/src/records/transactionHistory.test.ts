import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn } from '../testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../testing/createTestGateway.ts'
import { ensureAccount, postTransfer } from '../wallet/port.ts'

let gateway: TestGateway
let headers: { cookie: string }
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  headers = await signIn(gateway, 'demoplayer')
})
afterAll(() => gateway.close())

type Query = Record<string, string>
const span: Query = { startDate: '2024-01-01', endDate: '2026-12-31' }

interface Entry {
  readonly entryId: string
  readonly time: string
  readonly kind: string
  readonly reference: string
  readonly gameType?: string
  readonly vassalage?: string
  readonly gameName?: string
  readonly amount: string
  readonly balanceAfter: string
}

interface History {
  readonly list: Entry[]
  readonly totals: { inAmount: string; outAmount: string; netAmount: string }
  readonly dayTotals: { date: string; netAmount: string }[]
  readonly totalPages: number
  readonly totalCount: number
}

async function read(query: Query = {}, who = headers): Promise<History> {
  const answer = await call(gateway, 'transactionHistory', { headers: who, query: { ...span, ...query } })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().value
}

async function readAll(query: Query = {}, who = headers): Promise<History> {
  const first = await read({ ...query, pageSize: '500' }, who)
  for (let page = 2; page <= first.totalPages; page += 1)
    first.list.push(...(await read({ ...query, pageSize: '500', pageNo: String(page) }, who)).list)
  return first
}

const minor = (amount: string): number => Math.round(Number(amount) * 100)
const sum = (amounts: readonly string[]): number => amounts.reduce((total, amount) => total + minor(amount), 0)

const memberId = async (username: string) => {
  const members = gateway.db.selectFrom('members').select('member_id').where('username', '=', username)
  return (await members.executeTakeFirstOrThrow()).member_id
}

/** Posts onto the account of a player what the world has none of. */
async function post(username: string, kind: 'bonus' | 'adjustment', reference: string, amount: bigint): Promise<void> {
  const { merchant } = gateway
  const owner = await memberId(username)
  await gateway.db.transaction().execute(async (trx) => {
    const shared = { merchantId: merchant.id, currency: merchant.currency }
    const own = await ensureAccount(trx, { ...shared, kind: 'member', memberId: owner })
    const house = await ensureAccount(trx, { ...shared, kind: 'house' })
    await postTransfer(trx, {
      merchantId: merchant.id,
      kind,
      idempotencyKey: `${kind}:${reference}`,
      reference,
      lines: [
        { accountId: own.accountId, amount },
        { accountId: house.accountId, amount: -amount },
      ],
      at: new Date('2026-11-20T12:00:00Z'),
    })
  })
}

test('P07 lists every entry of the account, newest first, each balance following from the one before', async () => {
  const { list, totalCount } = await readAll()
  expect(list).toHaveLength(totalCount)
  expect(new Set(list.map(({ entryId }) => entryId)).size).toBe(totalCount)
  const { count } = await gateway.db
    .selectFrom('entries as e')
    .innerJoin('accounts as a', 'a.account_id', 'e.account_id')
    .select((select) => select.fn.countAll<bigint>().as('count'))
    .where('a.kind', '=', 'member')
    .where('a.member_id', '=', await memberId('demoplayer'))
    .executeTakeFirstOrThrow()
  expect(BigInt(totalCount)).toBe(count)
  const after = list.map(({ balanceAfter }) => minor(balanceAfter))
  const before = [...after.slice(1), 0]
  expect(list.map(({ amount }, index) => (before[index] ?? 0) + minor(amount))).toEqual(after)
  const { sumBalance } = (await call(gateway, 'balance', { headers })).json().value
  expect(list[0]?.balanceAfter).toBe(sumBalance)
})

test.each<[string, Query]>([
  ['everything', {}],
  ['bets', { kind: 'bet' }],
  ['stakes', { kind: 'stakes' }],
  ['play', { kind: 'play' }],
  ['deposits', { kind: 'deposit' }],
  ['withdrawals', { kind: 'withdrawal' }],
  ['one type', { gameType: 'RNG' }],
  ['one vendor', { vassalage: 'BGS', kind: 'win' }],
  ['part of a reference', { reference: ' k6 ' }],
])('P07 totals of %s equal the sum of all pages and of all days', async (_name, filter) => {
  const { list, totals, dayTotals, totalCount } = await readAll(filter)
  expect(totalCount).toBeGreaterThan(0)
  expect(list).toHaveLength(totalCount)
  const amounts = list.map(({ amount }) => amount)
  expect(minor(totals.inAmount)).toBe(sum(amounts.filter((amount) => minor(amount) > 0)))
  expect(minor(totals.outAmount)).toBe(sum(amounts.filter((amount) => minor(amount) < 0)))
  expect(minor(totals.netAmount)).toBe(sum(amounts))
  expect(sum(dayTotals.map(({ netAmount }) => netAmount))).toBe(sum(amounts))
})

test('P07 keeps to every part of the filter, and says which game an entry of play belongs to', async () => {
  const { list } = await read({ kind: 'play', gameType: 'RNG', vassalage: 'BGS', pageSize: '200' })
  expect(list.length).toBeGreaterThan(10)
  for (const entry of list) {
    expect(entry).toMatchObject({ gameType: 'RNG', vassalage: 'BGS', gameName: expect.any(String) })
    expect(['bet', 'win', 'rollback']).toContain(entry.kind)
  }
  const [deposit] = (await read({ kind: 'deposit' })).list
  expect(deposit).not.toHaveProperty('gameName')
})

test('P07 an entry that is no play belongs to no game, whatever its reference says', async () => {
  const [bet] = (await read({ kind: 'bet', gameType: 'RNG' })).list
  const game = { gameType: 'RNG', pageSize: '1' }
  const before = (await read(game)).totalCount
  // A member who sends money chooses its key, and so its reference.
  await post('demoplayer', 'adjustment', bet?.reference ?? '', 7n)
  const [entry] = (await read({ kind: 'adjustment', reference: bet?.reference ?? '' })).list
  expect(entry).toMatchObject({ reference: bet?.reference, amount: '0.07' })
  for (const field of ['gameName', 'gameType', 'vassalage', 'displayName']) expect(entry).not.toHaveProperty(field)
  expect((await read(game)).totalCount).toBe(before)
})

test('P07 P06 the entries of a settled bet sum to its net result, found by its reference', async () => {
  const bets = (await call(gateway, 'betHistory', { headers, query: { ...span, status: 'WON' } })).json().value.list
  for (const { betId, netAmount } of bets.slice(0, 5))
    expect((await read({ reference: betId })).totals.netAmount).toBe(netAmount)
})

test('P07 an entry is found by the number of its journal, with its line or without', async () => {
  const [entry] = (await read({ pageNo: '3' })).list
  expect((await read({ reference: entry?.entryId ?? '' })).list).toEqual([entry])
  const journal = entry?.entryId.split('.')[0] ?? ''
  expect((await read({ reference: journal })).list).toContainEqual(entry)
  expect((await read({ reference: `${journal}.99` })).totalCount).toBe(0)
})

test('P07 a kind that no page knew before is listed by its name and can be asked for', async () => {
  await post('demodownline', 'bonus', 'welcome', 1500n)
  const downline = await signIn(gateway, 'demodownline')
  expect((await read({ kind: 'bonus' }, downline)).list).toMatchObject([
    { kind: 'bonus', reference: 'welcome', amount: '15.00' },
  ])
  expect((await read({ kind: 'lucky_draw' }, downline)).totalCount).toBe(0)
  expect((await read({ kind: 'other' }, downline)).list.map(({ kind }) => kind)).toEqual(['bonus', 'opening'])
})

test('P07 takes "_" in a reference for what it is', async () => {
  const { list, totalCount } = await read({ reference: '_' })
  expect(list.filter(({ reference }) => !reference.includes('_'))).toEqual([])
  expect(totalCount).toBeLessThan((await read({})).totalCount)
})

test.each(['%', '\\', "' or ''='"])('P07 takes %j in a reference for what it is', async (reference) => {
  expect((await read({ reference })).totalCount).toBe(0)
})

test('P07 X05 shows nobody entries of another account, nor the play money of their own', async () => {
  const agent = await signIn(gateway, 'demoagent')
  const [own] = (await read({ kind: 'play' }, agent)).list
  expect((await read({ reference: own?.reference ?? '' })).totalCount).toBe(0)
  expect((await read({ reference: own?.entryId ?? '' })).list.map(({ reference }) => reference)).not.toContain(
    own?.reference,
  )
  expect((await read({ reference: 'play money' })).totalCount).toBe(0)
})

test('P07 puts entries at the edges of a day into the day of the time zone', async () => {
  const [entry] = (await read({ kind: 'deposit' })).list
  const at = new Date(entry?.time ?? '')
  const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
  for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    const day = dayIn(timeZone)
    const found = await read({ startDate: day, endDate: day, timeZone, reference: entry?.entryId ?? '' })
    expect(found.dayTotals).toEqual([{ date: day, netAmount: entry?.amount }])
  }
})

test('P07 answers a span without entries with zeros', async () => {
  expect(await read({ startDate: '1999-01-01', endDate: '1999-12-31' })).toEqual({
    list: [],
    totals: { inAmount: '0.00', outAmount: '0.00', netAmount: '0.00' },
    dayTotals: [],
    totalPages: 0,
    totalCount: 0,
  })
})

test.each<[string, Query]>([
  ['/startDate', { startDate: '2026-02-30' }],
  ['/endDate', { startDate: '2026-02-02', endDate: '2026-02-01' }],
  ['/timeZone', { timeZone: 'Mars/Olympus' }],
  ['/kind', { kind: 'BET' }],
  ['/pageSize', { pageSize: '501' }],
  ['/gameType', { gameType: '*' }],
])('P07 refuses a wrong %s', async (path, change) => {
  const answer = await call(gateway, 'transactionHistory', { headers, query: { ...span, ...change } })
  expect(answer.statusCode).toBe(422)
  expect(answer.json().issues[0].path).toBe(path)
})
