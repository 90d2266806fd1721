import { createHash } from 'node:crypto'
import type { Accepted } from '@foyer/contract'
import type { Selectable, Transaction } from 'kysely'
import type { Database, WalletTransactionsTable } from '../../database/schema.ts'
import type { SeamlessContext } from './seamlessContext.ts'
import { SeamlessError } from './seamlessError.ts'

type WalletTransaction = Selectable<WalletTransactionsTable>

/** Reads transactions of the vendor whose column has this value, oldest first. */
export function findTransactions(
  trx: Transaction<Database>,
  { merchant, vendor }: SeamlessContext,
  column: 'transaction_id' | 'round_id' | 'target_id',
  value: string,
): Promise<WalletTransaction[]> {
  return trx
    .selectFrom('wallet_transactions')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('vendor_code', '=', vendor)
    .where(column, '=', value)
    .orderBy('created_at')
    .execute()
}

/** What a call asks for, whatever the order and spacing of its JSON. */
export function hashRequest(kind: WalletTransaction['kind'], body: Readonly<Record<string, string | number>>): Buffer {
  const fields = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([kind, fields]))
    .digest()
}

/** The answer given when the transaction was first accepted, `undefined` for a new one; refuses other content under its id. */
export async function replayTransaction(
  trx: Transaction<Database>,
  context: SeamlessContext,
  transactionId: string,
  requestHash: Buffer,
): Promise<Accepted | undefined> {
  const [known] = await findTransactions(trx, context, 'transaction_id', transactionId)
  if (known === undefined) return undefined
  if (!known.request_hash.equals(requestHash)) {
    throw new SeamlessError('transaction_conflict', `Transaction ${transactionId} had another content`)
  }
  if (known.journal_id === null) return { transactionId }
  const entry = await trx
    .selectFrom('entries')
    .select('balance_after')
    .where('merchant_id', '=', context.merchant.id)
    .where('journal_id', '=', known.journal_id)
    .where('account_id', '=', known.account_id)
    .executeTakeFirstOrThrow()
  return { transactionId, balance: Number(entry.balance_after) }
}

interface NewTransaction {
  readonly transactionId: string
  readonly kind: WalletTransaction['kind']
  readonly roundId: string
  readonly accountId: bigint
  readonly amount: bigint
  readonly requestHash: Buffer
  readonly journalId?: bigint
  readonly targetId?: string
}

/** Remembers an accepted transaction, with money moved or without. */
export async function recordTransaction(
  trx: Transaction<Database>,
  context: SeamlessContext,
  transaction: NewTransaction,
): Promise<void> {
  await trx
    .insertInto('wallet_transactions')
    .values({
      merchant_id: context.merchant.id,
      vendor_code: context.vendor,
      transaction_id: transaction.transactionId,
      kind: transaction.kind,
      round_id: transaction.roundId,
      account_id: transaction.accountId,
      amount: transaction.amount,
      journal_id: transaction.journalId ?? null,
      request_hash: transaction.requestHash,
      target_id: transaction.targetId ?? null,
      created_at: context.clock.now(),
    })
    .execute()
}
