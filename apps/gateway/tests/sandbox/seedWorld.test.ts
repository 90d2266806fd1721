import { createHash } from 'node:crypto'
import { seedWorld } from '@foyer/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../src/database/schema.ts'
import { createSandboxHost } from '../../src/start/createSandboxHost.ts'
import { call, signIn } from '../../src/testing/callGateway.ts'
import { createTestGateway, type TestGateway } from '../../src/testing/createTestGateway.ts'
import { verifyLedger } from '../../src/wallet/verifyLedger.ts'

let gateway: TestGateway
let twin: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ brands: ['comet'], seed: seedWorld })
  twin = await createTestGateway({ brands: ['comet'], seed: seedWorld })
}, 120_000)
afterAll(async () => {
  await gateway.close()
  await twin.close()
})

const tables = ['vendors', 'games', 'content', 'bets', 'favourites', 'recent_plays', 'journal', 'entries'] as const
const leftOut: ReadonlySet<string> = new Set([
  'journal_id',
  'account_id',
  'member_id',
  'idempotency_key',
  'request_hash',
])

/** Fingerprint of a merchant's rows; numbers that depend on what else is in the database are left out. */
async function printOf({ db, merchant }: TestGateway, table: (typeof tables)[number]): Promise<string> {
  const rows = await db
    .selectFrom(table as keyof Database)
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .execute()
  const texts = rows.map((row) => {
    const facts = Object.fromEntries(Object.entries(row).filter(([column]) => !leftOut.has(column)))
    return JSON.stringify(facts, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  })
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex')
}

test('N06 makes the same world twice from the same seed and time', async () => {
  for (const table of tables) expect(await printOf(twin, table), table).toBe(await printOf(gateway, table))
})

test('GW08 keeps balanced books: every balance is the sum of its entries and no member was ever below zero', async () => {
  expect(await verifyLedger(gateway.db)).toEqual([])
  const lowest = await gateway.db
    .selectFrom('entries as e')
    .innerJoin('accounts as a', (join) =>
      join.onRef('a.merchant_id', '=', 'e.merchant_id').onRef('a.account_id', '=', 'e.account_id'),
    )
    .select((select) => select.fn.min('e.balance_after').as('balance'))
    .where('a.kind', '=', 'member')
    .executeTakeFirstOrThrow()
  expect(Number(lowest.balance)).toBeGreaterThanOrEqual(0)
})

test('GW08 posts past movements in the order of their times, each with the balance after it', async () => {
  const rows = await gateway.db
    .selectFrom('entries as e')
    .innerJoin('journal as j', (join) =>
      join.onRef('j.merchant_id', '=', 'e.merchant_id').onRef('j.journal_id', '=', 'e.journal_id'),
    )
    .select(['e.account_id', 'e.amount', 'e.balance_after', 'j.created_at'])
    .where('e.merchant_id', '=', gateway.merchant.id)
    .orderBy('e.journal_id')
    .execute()
  const balances = new Map<bigint, bigint>()
  let last = 0
  for (const row of rows) {
    const balance = (balances.get(row.account_id) ?? 0n) + row.amount
    expect(row.balance_after).toBe(balance)
    balances.set(row.account_id, balance)
    expect(row.created_at.getTime()).toBeGreaterThanOrEqual(last)
    last = row.created_at.getTime()
  }
})

test('GW08 gives every bet its movements of money', async () => {
  const { db, merchant } = gateway
  const bets = await db.selectFrom('bets').selectAll().where('merchant_id', '=', merchant.id).execute()
  const journal = await db
    .selectFrom('journal as j')
    .innerJoin('entries as e', (join) =>
      join.onRef('j.merchant_id', '=', 'e.merchant_id').onRef('j.journal_id', '=', 'e.journal_id'),
    )
    .select(['j.reference', 'j.kind', 'e.amount'])
    .where('j.merchant_id', '=', merchant.id)
    .where('e.line', '=', 1)
    .execute()
  const moved = new Map<string, bigint>()
  for (const { reference, amount } of journal) moved.set(reference, (moved.get(reference) ?? 0n) + amount)
  expect(new Set(bets.map(({ status }) => status))).toEqual(new Set(['OPEN', 'WON', 'LOST', 'CANCELLED']))
  for (const bet of bets) {
    const net = bet.status === 'CANCELLED' ? 0n : bet.win_amount - bet.bet_amount
    expect(moved.get(`${bet.vendor_code}:${bet.round_id}`)).toBe(net)
  }
})

test('FP15 GW08 every bet of the past is on a game that is played for money', async () => {
  const played = await gateway.db
    .selectFrom('bets as b')
    .innerJoin('games as g', (join) =>
      join.onRef('g.merchant_id', '=', 'b.merchant_id').onRef('g.node_id', '=', 'b.node_id'),
    )
    .select('g.play_money_only')
    .distinct()
    .execute()
  expect(played).toEqual([{ play_money_only: false }])
})

test.each([
  ['demoplayer', 3000],
  ['demoagent', 400],
  ['demodownline', 250],
])('P06 %s has two years of bets up to now, and a sensible balance', async (username, least) => {
  const headers = await signIn(gateway, username)
  const { sumBalance } = (await call(gateway, 'balance', { headers })).json().value
  expect(Number(sumBalance)).toBeGreaterThan(1000)
  expect(Number(sumBalance)).toBeLessThan(20_000)
  const query = { startDate: '2024-11-01', endDate: '2026-11-21', pageSize: '1' }
  const history = (await call(gateway, 'betHistory', { headers, query })).json().value
  expect(history.totalCount).toBeGreaterThan(least)
  expect(history.list[0].betTime > '2026-11-10' && history.list[0].betTime <= '2026-11-21T12:00:00.000Z').toBe(true)
  expect(history.dayTotals[0].date < '2025-01-01').toBe(true)
  expect(history.dayTotals.length).toBeGreaterThan(20)
})

test('GW08 leaves a world alone that is there already', async () => {
  const before = await Promise.all(tables.map((table) => printOf(twin, table)))
  await seedWorld(createSandboxHost(twin.db, { now: () => new Date('2027-05-01T00:00:00Z') }), twin.merchant)
  expect(await Promise.all(tables.map((table) => printOf(twin, table)))).toEqual(before)
})

test('GW08 writes the content anew when the brand is renamed, and keeps favourites and history', async () => {
  const bets = await printOf(twin, 'bets')
  const favourites = await printOf(twin, 'favourites')
  await seedWorld(createSandboxHost(twin.db, twin.clock), { ...twin.merchant, name: 'Renamed & Sons' })
  const { player } = (await call(twin, 'announcements')).json().value
  expect(player[0].title).toContain('Renamed &amp; Sons')
  expect(await printOf(twin, 'bets')).toBe(bets)
  expect(await printOf(twin, 'favourites')).toBe(favourites)
})

describe('two instances that start at once', () => {
  let fresh: TestGateway
  // A world takes its time, which hooks have and tests have not.
  beforeAll(async () => {
    fresh = await createTestGateway({ brands: ['keystone'] })
    await Promise.all([1, 2].map(() => seedWorld(createSandboxHost(fresh.db, fresh.clock), fresh.merchant)))
  })
  afterAll(() => fresh.close())

  test('GW08 seed one merchant once', async () => {
    expect(await verifyLedger(fresh.db)).toEqual([])
    const rows = await fresh.db.selectFrom('games').select('game_id').execute()
    expect(rows.length).toBeGreaterThan(9700)
  })
})
