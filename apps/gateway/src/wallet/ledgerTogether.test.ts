import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../database/createTestDatabase.ts'
import type { OpenDatabase } from '../database/openDatabase.ts'
import { type Account, ensureAccount } from './accounts.ts'
import { ledgerOf } from './ledger.ts'
import type { Transfer } from './posting/transfer.ts'
import { verifyLedger } from './verifyLedger.ts'

const at = new Date('2026-11-21T12:00:00Z')
let open: OpenDatabase
let house: Account
let players: readonly Account[]

const transfer = (key: string, from: Account, to: Account, amount: bigint): Transfer => ({
  merchantId: 1,
  kind: 'transfer',
  idempotencyKey: key,
  reference: 'test',
  lines: [
    { accountId: from.accountId, amount: -amount },
    { accountId: to.accountId, amount },
  ],
  at,
})
const player = (index: number): Account => players[index] ?? house

beforeAll(async () => {
  open = await createTestDatabase()
  const { db } = open
  await db.insertInto('merchants').values({ merchant_id: 1, code: 'TEST', brand: 'test' }).execute()
  const account = (owner: string, currency = 'USD') =>
    ensureAccount(db, { merchantId: 1, kind: owner === '' ? 'house' : 'trial', owner, currency })
  house = await account('')
  players = await Promise.all(Array.from({ length: 40 }, (_, index) => account(`guest ${index}`)))
  await Promise.all(players.map((to, index) => ledgerOf(db).post(transfer(`open ${index}`, house, to, 1000n))))
})
afterAll(async () => {
  expect(await verifyLedger(open.db)).toEqual([])
  await open.close()
})

const asItIs: KyselyPlugin = { transformQuery: ({ node }) => node, transformResult: async ({ result }) => result }

const codeOf = (settled: PromiseSettledResult<unknown>): unknown =>
  settled.status === 'fulfilled' ? 'done' : settled.reason.code

test('GW07 transfers that come together are each accepted or refused for themselves', async () => {
  const { db } = open
  const { post } = ledgerOf(db)
  await post(transfer('known', player(1), player(2), 10n))
  await db.updateTable('accounts').set({ frozen: true }).where('account_id', '=', player(9).accountId).execute()
  const settled = await Promise.allSettled([
    post(transfer('first', player(0), player(1), 1n)),
    post(transfer('covered', player(3), player(4), 1000n)),
    post(transfer('not covered', player(3), player(4), 1n)),
    post(transfer('covered by what came before', player(4), player(3), 2000n)),
    post(transfer('known', player(1), player(2), 10n)),
    post(transfer('known', player(1), player(2), 11n)),
    post(transfer('out of a frozen account', player(9), player(1), 1n)),
    post(transfer('into a frozen account', player(1), player(9), 1n)),
    post({ ...transfer('elsewhere', player(1), player(2), 1n), merchantId: 2 }),
    post(transfer('more than fits', house, player(5), 2n ** 63n - 1n)),
    post(transfer('last', player(6), player(7), 5n)),
  ])
  expect(settled.map(codeOf)).toEqual([
    'done',
    'done',
    'insufficient_funds',
    'done',
    'done',
    'idempotency_conflict',
    'account_frozen',
    'done',
    undefined,
    undefined,
    'done',
  ])
  expect(settled[4]).toMatchObject({ value: { replayed: true } })
})

test('GW07 a transfer the database itself refuses fails none of those that are committed with it', async () => {
  const { db } = open
  await sql`create function refuse_one() returns trigger language plpgsql as $$
    begin
      if new.idempotency_key = 'poison' then raise exception 'no' using errcode = 'check_violation'; end if;
      return new;
    end $$`.execute(db)
  await sql`create trigger refuse_one before insert on journal for each row execute function refuse_one()`.execute(db)
  const { post } = ledgerOf(db)
  const keys = ['before', 'good 1', 'poison', 'good 2', 'good 3']
  const settled = await Promise.allSettled(keys.map((key) => post(transfer(key, player(10), player(11), 1n))))
  await sql`drop trigger refuse_one on journal`.execute(db)
  expect(settled.map(codeOf)).toEqual(['done', 'done', '23514', 'done', 'done'])
  expect((await post(transfer('poison', player(10), player(11), 1n))).replayed).toBe(false)
})

test('GW07 as many statements post forty transfers as one', async () => {
  const statements: string[] = []
  const counted = open.db.withPlugin({
    ...asItIs,
    transformResult: async ({ result }) => {
      statements.push('one')
      return result
    },
  })
  const { post } = ledgerOf(counted)
  await post(transfer('alone', player(12), player(13), 1n))
  const forOne = statements.splice(0).length
  await Promise.all(
    players.map((from, index) =>
      post(transfer(`many ${index}`, from, player((index + 1) % 40), 1n)).catch(() => undefined),
    ),
  )
  expect(forOne).toBe(3)
  expect(statements).toHaveLength(forOne)
})

test('GW07 balances after entries follow one another in the order a statement prints, across accounts and commits', async () => {
  const { post } = ledgerOf(open.db)
  await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      post(transfer(`chain ${index}`, player(index % 7), player(7 + (index % 5)), BigInt(1 + (index % 3)))).catch(
        () => undefined,
      ),
    ),
  )
  expect(await verifyLedger(open.db)).toEqual([])
})

test('GW07 two gateways post to the same accounts at once, and a key that both are sent is done once', async () => {
  const { db } = open
  const gateways = [ledgerOf(db), ledgerOf(db.withoutPlugins().withPlugin(asItIs))]
  const before = await db
    .selectFrom('journal')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  const keys = Array.from({ length: 250 }, (_, index) => index)
  const settled = await Promise.allSettled(
    keys.flatMap((index) => {
      const [one, other] = [player((index * 7) % 40), player((index * 11 + 3) % 40)]
      const [from, to] = one === other ? [house, other] : [one, other]
      return gateways.map(({ post }) => post(transfer(`both ${index}`, from, to, 1n)))
    }),
  )
  const done = settled.filter((one) => one.status === 'fulfilled' && !one.value.replayed).length
  const refusals = new Set(settled.filter((one) => one.status === 'rejected').map(codeOf))
  expect([...refusals].filter((code) => code !== 'insufficient_funds' && code !== 'account_frozen')).toEqual([])
  const after = await db
    .selectFrom('journal')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  expect(after.count - before.count).toBe(BigInt(done))
  expect(done).toBeLessThanOrEqual(250)
})

test('GW07 books whose entries sum to zero only over different currencies are refused', async () => {
  const { db } = open
  const euros = await ensureAccount(db, { merchantId: 1, kind: 'house', currency: 'EUR' })
  await expect(ledgerOf(db).post(transfer('mixed', euros, player(20), 5n))).rejects.toMatchObject({
    constraint: 'entries_sum',
  })
})

test('GW07 nobody empties journal or entries', async () => {
  for (const table of ['journal', 'entries'])
    await expect(open.db.executeQuery(CompiledQuery.raw(`truncate ${table} cascade`))).rejects.toThrow('append-only')
})
