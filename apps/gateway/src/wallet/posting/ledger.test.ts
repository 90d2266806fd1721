import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '../../database/createTestDatabase.ts'
import type { OpenDatabase } from '../../database/openDatabase.ts'
import { type Account, ensureAccount } from '../accounts.ts'
import { verifyLedger } from '../verifyLedger.ts'
import { postTransfer } from './postTransfers.ts'
import type { Transfer } from './transfer.ts'

const at = new Date('2026-11-21T12:00:00Z')
let open: OpenDatabase
let merchantId: number
let house: Account
let player: Account
let count = 0

beforeAll(async () => {
  open = await createTestDatabase()
})
afterAll(() => open.close())

beforeEach(async () => {
  count += 1
  const { db } = open
  merchantId = (
    await db
      .insertInto('merchants')
      .values({ code: `M${count}`, brand: `m${count}` })
      .returning('merchant_id')
      .executeTakeFirstOrThrow()
  ).merchant_id
  await db.transaction().execute(async (trx) => {
    house = await ensureAccount(trx, { merchantId, kind: 'house', currency: 'USD' })
    player = await ensureAccount(trx, { merchantId, kind: 'trial', owner: 'guest', currency: 'USD' })
  })
})

const move = (amount: bigint, key: string, changes: Partial<Transfer> = {}) =>
  open.db.transaction().execute((trx) =>
    postTransfer(trx, {
      merchantId,
      kind: 'transfer',
      idempotencyKey: key,
      reference: 'test',
      lines: [
        { accountId: house.accountId, amount: -amount },
        { accountId: player.accountId, amount },
      ],
      at,
      ...changes,
    }),
  )

const balanceOf = async (account: Account) =>
  (
    await open.db
      .selectFrom('accounts')
      .select('balance')
      .where('merchant_id', '=', merchantId)
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow()
  ).balance

test('GW07 moves money from one account to another and says what is left', async () => {
  const posted = await move(1050n, 'first-key')
  expect(posted.replayed).toBe(false)
  expect(posted.balances.get(player.accountId)).toBe(1050n)
  expect(await balanceOf(player)).toBe(1050n)
  expect(await balanceOf(house)).toBe(-1050n)
})

test('GW07 answers a repeated key with the first result and moves nothing', async () => {
  const first = await move(700n, 'same-key')
  await move(300n, 'other-key')
  const again = await move(700n, 'same-key')
  expect(again).toEqual({ ...first, replayed: true })
  expect(await balanceOf(player)).toBe(1000n)
})

test('GW07 refuses a key that is reused for another amount', async () => {
  await move(700n, 'same-key')
  await expect(move(701n, 'same-key')).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('FI01 GW07 refuses a key that is reused for another reference', async () => {
  await move(700n, 'same-key', { reference: 'round-1' })
  await expect(move(700n, 'same-key', { reference: 'round-2' })).rejects.toMatchObject({ code: 'idempotency_conflict' })
})

test('FI01 GW07 holds the accounts of a transfer from before their balances are looked at', async () => {
  const trx = await open.db.startTransaction().execute()
  const refused = postTransfer(trx, {
    merchantId,
    kind: 'transfer',
    idempotencyKey: 'not-covered',
    reference: 'test',
    lines: [
      { accountId: house.accountId, amount: 1n },
      { accountId: player.accountId, amount: -1n },
    ],
    at,
  })
  await expect(refused).rejects.toMatchObject({ code: 'insufficient_funds' })
  // Nothing was written to the accounts: only selecting rows for update takes this lock.
  const { rows } = await sql<{ mode: string }>`
    select mode from pg_locks where relation = 'accounts'::regclass and pid = pg_backend_pid()`.execute(trx)
  await trx.rollback().execute()
  const held = rows.map(({ mode }) => mode)
  expect(held).toContain('RowShareLock')
})

test('GW07 refuses to take more than a player has, and the key stays free', async () => {
  await move(500n, 'deposit')
  await expect(move(-501n, 'too-much')).rejects.toMatchObject({ code: 'insufficient_funds' })
  expect(await balanceOf(player)).toBe(500n)
  await move(-500n, 'too-much')
  expect(await balanceOf(player)).toBe(0n)
})

test('GW07 refuses what would bring a player past what the wire and a number can say, and the database holds it too', async () => {
  const most = 10n ** 15n - 1n
  await move(most, 'all-there-is')
  await expect(move(1n, 'one-more')).rejects.toMatchObject({ code: 'balance_limit' })
  await move(-1n, 'one-less')
  await move(1n, 'one-more')
  expect(await balanceOf(player)).toBe(most)
  const past = sql`update accounts set balance = balance + 1 where account_id = ${player.accountId}`.execute(open.db)
  await expect(past).rejects.toThrow('accounts_balance_limit')
})

test('GW07 does one of many equal transfers that arrive at once', async () => {
  const results = await Promise.all(Array.from({ length: 20 }, () => move(100n, 'at-once')))
  expect(results.filter((result) => !result.replayed)).toHaveLength(1)
  expect(await balanceOf(player)).toBe(100n)
})

test('GW07 never overdraws when many transfers race for the last money', async () => {
  await move(1000n, 'deposit')
  const results = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => move(-100n, `race-${index}`)))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
  expect(await balanceOf(player)).toBe(0n)
  expect(await verifyLedger(open.db)).toEqual([])
})

test('FO12 every balance after an entry follows from the one before in the order of the journal, also when many write at once', async () => {
  await move(100_000n, 'deposit')
  const writer = async (_: unknown, name: number): Promise<void> => {
    for (let turn = 0; turn < 25; turn += 1) await move(turn % 3 === 0 ? -7n : 5n, `chain-${name}-${turn}`)
  }
  await Promise.all(Array.from({ length: 8 }, writer))
  const entries = await open.db
    .selectFrom('entries')
    .select(['amount', 'balance_after'])
    .where('merchant_id', '=', merchantId)
    .where('account_id', '=', player.accountId)
    .orderBy('journal_id')
    .execute()
  const sums: bigint[] = []
  for (const { amount } of entries) sums.push((sums.at(-1) ?? 0n) + amount)
  expect(entries.map((entry) => entry.balance_after)).toEqual(sums)
  expect(await verifyLedger(open.db)).toEqual([])
})

test('GW07 refuses lines that do not sum to zero, name an account twice or name another merchant', async () => {
  await expect(
    move(1n, 'k1', {
      lines: [
        { accountId: house.accountId, amount: -1n },
        { accountId: player.accountId, amount: 2n },
      ],
    }),
  ).rejects.toThrow('sum to zero')
  await expect(
    move(1n, 'k2', {
      lines: [
        { accountId: player.accountId, amount: -1n },
        { accountId: player.accountId, amount: 1n },
      ],
    }),
  ).rejects.toThrow('different accounts')
  const other = await open.db
    .insertInto('merchants')
    .values({ code: `X${count}`, brand: `x${count}` })
    .returning('merchant_id')
    .executeTakeFirstOrThrow()
  await expect(move(1n, 'k3', { merchantId: other.merchant_id })).rejects.toThrow('is not one of merchant')
})

test('GW07 keeps books that code around the ledger cannot spoil', async () => {
  const { journalId } = await move(400n, 'good')
  const { db } = open
  await expect(sql`update entries set amount = 1 where merchant_id = ${merchantId}`.execute(db)).rejects.toThrow(
    'append-only',
  )
  await expect(sql`delete from journal where merchant_id = ${merchantId}`.execute(db)).rejects.toThrow('append-only')
  await expect(
    sql`update accounts set balance = -1 where merchant_id = ${merchantId} and kind = 'trial'`.execute(db),
  ).rejects.toThrow('accounts_not_negative')
  const lonely = {
    merchant_id: merchantId,
    journal_id: journalId,
    line: 9,
    account_id: player.accountId,
    amount: 5n,
    balance_after: 5n,
    created_at: at,
  }
  await expect(db.insertInto('entries').values(lonely).execute()).rejects.toThrow('sum to zero')
})

test('GW07 finds a balance that was changed without entries', async () => {
  await move(400n, 'good')
  await sql`update accounts set balance = 401 where merchant_id = ${merchantId} and kind = 'trial'`.execute(open.db)
  const problems = await verifyLedger(open.db)
  await sql`update accounts set balance = 400 where merchant_id = ${merchantId} and kind = 'trial'`.execute(open.db)
  expect(problems).toEqual([
    { merchantId, subject: `account ${player.accountId}`, problem: 'balance 401, entries sum to 400' },
  ])
})

test('GW07 opens an account once, however many ask for it at once', async () => {
  const opened = await Promise.all(
    Array.from({ length: 10 }, () =>
      open.db
        .transaction()
        .execute((trx) => ensureAccount(trx, { merchantId, kind: 'vendor', owner: 'BGS', currency: 'USD' })),
    ),
  )
  expect(new Set(opened.map((account) => account.accountId)).size).toBe(1)
})
