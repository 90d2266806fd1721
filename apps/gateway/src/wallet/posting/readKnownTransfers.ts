import type { Kysely } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'
import { keyOf, type TransferKey } from './transfer.ts'

/** What was booked under a key. */
export interface KnownTransfer {
  readonly journalId: bigint
  readonly requestHash: string
  /** By account. */
  readonly entries: ReadonlyMap<bigint, { readonly amount: bigint; readonly balanceAfter: bigint }>
}

interface Row {
  merchant_id: number
  idempotency_key: string
  journal_id: bigint
  request_hash: Buffer
  account_id: bigint
  amount: bigint
  balance_after: bigint
}

const known = `
  select merchant_id, idempotency_key, journal_id, request_hash, account_id, amount, balance_after
  from unnest($1::integer[], $2::text[]) wanted (merchant_id, idempotency_key)
  join journal using (merchant_id, idempotency_key)
  join entries using (merchant_id, journal_id)`

/** What is booked already of the transfers' keys, by `keyOf`. */
export async function readKnownTransfers(
  db: Kysely<Database>,
  keys: readonly TransferKey[],
): Promise<ReadonlyMap<string, KnownTransfer>> {
  if (keys.length === 0) return new Map()
  const rows = await ask<Row>(db, known, [
    listOf(keys.map(({ merchantId }) => merchantId)),
    keys.map(({ idempotencyKey }) => idempotencyKey),
  ])
  const found = new Map<string, KnownTransfer & { entries: Map<bigint, { amount: bigint; balanceAfter: bigint }> }>()
  for (const row of rows) {
    const key = keyOf({ merchantId: row.merchant_id, idempotencyKey: row.idempotency_key })
    const transfer = found.get(key) ?? {
      journalId: row.journal_id,
      requestHash: row.request_hash.toString('hex'),
      entries: new Map(),
    }
    transfer.entries.set(row.account_id, { amount: row.amount, balanceAfter: row.balance_after })
    found.set(key, transfer)
  }
  return found
}
