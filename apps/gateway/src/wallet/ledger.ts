import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { ProblemError } from '../calls/problem.ts'
import type { Database, JournalTable } from '../database/schema.ts'

export interface TransferLine {
  readonly accountId: bigint
  /** Minor units; negative takes money off the account. */
  readonly amount: bigint
}

export interface Transfer {
  readonly merchantId: number
  readonly kind: JournalTable['kind']
  /** Names the transfer; the same key with the same content is answered again instead of done again. */
  readonly idempotencyKey: string
  /** What the transfer belongs to, e.g. a round of a game. */
  readonly reference: string
  /** At least two lines, each account once, summing to zero. */
  readonly lines: readonly TransferLine[]
  readonly at: Date
}

export interface PostedTransfer {
  readonly journalId: bigint
  /** True when the key was known and nothing was changed now. */
  readonly replayed: boolean
  /** Balance of each account right after this transfer, by account id. */
  readonly balances: ReadonlyMap<bigint, bigint>
}

/**
 * Moves money between accounts, all or nothing, inside the caller's transaction.
 * Throws `insufficient_funds` when a member or trial account would go below zero, and `idempotency_conflict` when the
 * key was used for other content; both leave the transaction usable only for rolling back.
 */
export async function postTransfer(trx: Transaction<Database>, transfer: Transfer): Promise<PostedTransfer> {
  checkLines(transfer)
  const requestHash = hashTransfer(transfer)
  const byId = await lockAccounts(trx, transfer)
  // The id is taken under the locks, so that over one account's entries balances follow one another in the order of ids.
  const journal = await trx
    .insertInto('journal')
    .values({
      merchant_id: transfer.merchantId,
      idempotency_key: transfer.idempotencyKey,
      request_hash: requestHash,
      kind: transfer.kind,
      reference: transfer.reference,
      created_at: transfer.at,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'idempotency_key']).doNothing())
    .returning('journal_id')
    .executeTakeFirst()
  if (journal === undefined) return replay(trx, transfer, requestHash)

  const balances = new Map<bigint, bigint>()
  for (const { accountId, amount } of transfer.lines) {
    const account = byId.get(accountId)
    if (account === undefined) throw new Error(`Account ${accountId} is not one of merchant ${transfer.merchantId}`)
    const balance = account.balance + amount
    const bounded = account.kind === 'member' || account.kind === 'trial'
    if (bounded && amount < 0n && balance < 0n) throw new ProblemError('insufficient_funds')
    balances.set(accountId, balance)
  }
  await trx
    .insertInto('entries')
    .values(
      transfer.lines.map(({ accountId, amount }, index) => ({
        merchant_id: transfer.merchantId,
        journal_id: journal.journal_id,
        line: index + 1,
        account_id: accountId,
        amount,
        balance_after: balances.get(accountId) ?? 0n,
      })),
    )
    .execute()
  for (const { accountId, amount } of transfer.lines) {
    await trx
      .updateTable('accounts')
      .set({ balance: sql`balance + ${amount}::bigint` })
      .where('merchant_id', '=', transfer.merchantId)
      .where('account_id', '=', accountId)
      .execute()
  }
  return { journalId: journal.journal_id, replayed: false, balances }
}

/** Locking in account order keeps two transfers over the same accounts from waiting for each other. */
async function lockAccounts(trx: Transaction<Database>, { merchantId, lines }: Transfer) {
  const accounts = await trx
    .selectFrom('accounts')
    .select(['account_id', 'kind', 'balance'])
    .where('merchant_id', '=', merchantId)
    .where(
      'account_id',
      'in',
      lines.map((line) => line.accountId),
    )
    .orderBy('account_id')
    .forUpdate()
    .execute()
  return new Map(accounts.map((account) => [account.account_id, account]))
}

async function replay(trx: Transaction<Database>, transfer: Transfer, requestHash: Buffer): Promise<PostedTransfer> {
  const known = await trx
    .selectFrom('journal')
    .select(['journal_id', 'request_hash'])
    .where('merchant_id', '=', transfer.merchantId)
    .where('idempotency_key', '=', transfer.idempotencyKey)
    .executeTakeFirstOrThrow()
  if (!known.request_hash.equals(requestHash)) throw new ProblemError('idempotency_conflict')
  const entries = await trx
    .selectFrom('entries')
    .select(['account_id', 'balance_after'])
    .where('merchant_id', '=', transfer.merchantId)
    .where('journal_id', '=', known.journal_id)
    .execute()
  return {
    journalId: known.journal_id,
    replayed: true,
    balances: new Map(entries.map((entry) => [entry.account_id, entry.balance_after])),
  }
}

function checkLines({ lines }: Transfer): void {
  const sum = lines.reduce((total, line) => total + line.amount, 0n)
  const distinct = new Set(lines.map((line) => line.accountId)).size === lines.length
  if (lines.length < 2 || sum !== 0n || !distinct)
    throw new Error('A transfer needs two or more lines over different accounts that sum to zero')
}

function hashTransfer({ kind, reference, lines }: Transfer): Buffer {
  const content = [kind, reference, lines.map((line) => [String(line.accountId), String(line.amount)])]
  return createHash('sha256').update(JSON.stringify(content)).digest()
}
