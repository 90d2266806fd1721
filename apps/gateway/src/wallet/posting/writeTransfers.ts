import type { Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'
import type { Transfer } from './transfer.ts'

/** A transfer that was accepted. */
export interface DecidedTransfer {
  readonly transfer: Transfer
  /** SHA-256 in hex. */
  readonly requestHash: string
  /** Balance of each account right after it. */
  readonly balances: ReadonlyMap<bigint, bigint>
}

const write = `
  with items as materialized (
    select *, nextval('journal_journal_id_seq') as journal_id
    from unnest(
      $1::integer[],
      $2::text[],
      $3::text[],
      $4::text[],
      $5::text[],
      $6::timestamptz[]
    ) with ordinality given (merchant_id, idempotency_key, request_hash, kind, reference, created_at, item)
  ), booked as (
    insert into journal (merchant_id, journal_id, idempotency_key, request_hash, kind, reference, created_at)
    select merchant_id, journal_id, idempotency_key, decode(request_hash, 'hex'), kind, reference, created_at from items
  ), written as (
    insert into entries (merchant_id, journal_id, line, account_id, amount, balance_after, created_at)
    select merchant_id, (select array_agg(journal_id order by item) from items)[item], line, account_id, amount, balance_after,
      ($6::timestamptz[])[item]
    from unnest(
      $7::integer[],
      $8::integer[],
      $9::integer[],
      $10::bigint[],
      $11::bigint[],
      $12::bigint[]
    ) given (merchant_id, item, line, account_id, amount, balance_after)
  ), moved as (
    update accounts set balance = given.balance
    from unnest(
      $13::integer[],
      $14::bigint[],
      $15::bigint[]
    ) given (merchant_id, account_id, balance)
    where accounts.merchant_id = given.merchant_id and accounts.account_id = given.account_id
  )
  select journal_id from items order by item`

/**
 * Writes journal, entries and balances with one statement and returns the journal's ids. They are taken while the
 * accounts are held, so that over one account's entries balances follow one another in the order of ids.
 */
export async function writeTransfers(
  trx: Transaction<Database>,
  decided: readonly DecidedTransfer[],
): Promise<readonly bigint[]> {
  if (decided.length === 0) return []
  const transfers = decided.map(({ transfer }) => transfer)
  const lines = decided.flatMap(({ transfer, balances }, index) =>
    transfer.lines.map(({ accountId, amount }, line) => ({
      item: index + 1,
      line: line + 1,
      merchantId: transfer.merchantId,
      accountId,
      amount,
      after: balances.get(accountId) ?? 0n,
    })),
  )
  const last = [...new Map(lines.map((line) => [`${line.merchantId} ${line.accountId}`, line])).values()]
  const rows = await ask<{ journal_id: bigint }>(trx, write, [
    listOf(transfers.map(({ merchantId }) => merchantId)),
    transfers.map(({ idempotencyKey }) => idempotencyKey),
    decided.map(({ requestHash }) => requestHash),
    transfers.map(({ kind }) => kind),
    transfers.map(({ reference }) => reference),
    transfers.map(({ at }) => at.toISOString()),
    listOf(lines.map(({ merchantId }) => merchantId)),
    listOf(lines.map(({ item }) => item)),
    listOf(lines.map(({ line }) => line)),
    listOf(lines.map(({ accountId }) => accountId)),
    listOf(lines.map(({ amount }) => amount)),
    listOf(lines.map(({ after }) => after)),
    listOf(last.map(({ merchantId }) => merchantId)),
    listOf(last.map(({ accountId }) => accountId)),
    listOf(last.map(({ after }) => after)),
  ])
  return rows.map((row) => row.journal_id)
}
