import type { Selectable, Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { AccountsTable, Database, WalletTransactionsTable } from '../../database/schema.ts'
import type { RoundCall } from './roundCall.ts'
import type { SeamlessContext } from './seamlessContext.ts'

/** A transaction that was accepted before. */
export interface KnownTransaction extends Selectable<WalletTransactionsTable>, PlayedAccount {
  /** The player's balance right after it; null where no money moved. */
  readonly balance_after: bigint | null
}

/** What is played with: real money or play money, and of which currency. */
export interface PlayedAccount extends Pick<AccountsTable, 'currency'> {
  readonly account_kind: AccountsTable['kind']
}

export interface KnownTransactions {
  /** Oldest first. */
  readonly find: (
    context: SeamlessContext,
    column: (typeof columns)[number],
    value: string,
  ) => readonly KnownTransaction[]
}

/** By name: a statement that is planned once must not gain columns when the table does. */
const known = `t.merchant_id, t.vendor_code, t.transaction_id, t.kind, t.round_id, t.account_id, t.amount, t.journal_id,
  t.request_hash, t.target_id, t.created_at`

/** Transactions of the vendor of a call. */
const of = (condition: string): string => `
    select ${known} from wallet_transactions t
    where t.merchant_id = named.merchant_id and t.vendor_code = named.vendor_code and ${condition}`

/**
 * From the call to its rows, also by a plan that was made while the tables were small: `offset 0` keeps the database from
 * reading all accounts or transactions first.
 */
const read = `
  select found.*, accounts.kind as account_kind, accounts.currency, entries.balance_after
  from (
    select distinct found.*
    from unnest($1::integer[], $2::text[], $3::text[], $4::text[]) named (merchant_id, vendor_code, round, id)
    cross join lateral (
      (${of('transaction_id = id')} offset 0) union all (${of('round_id = round')} offset 0) union all (${of('target_id = id')} offset 0)
    ) found
  ) found
  join lateral (
    select kind, currency from accounts
    where merchant_id = found.merchant_id and account_id = found.account_id offset 0
  ) accounts on true
  left join lateral (
    select balance_after from entries
    where merchant_id = found.merchant_id and journal_id = found.journal_id and account_id = found.account_id offset 0
  ) entries on true
  order by found.created_at`

/** Everything known of the rounds and transactions of these calls. */
export async function readRounds(trx: Transaction<Database>, calls: readonly RoundCall[]): Promise<KnownTransactions> {
  if (calls.length === 0) return { find: () => [] }
  const named = calls.flatMap(({ context, body }) => {
    const own = { merchant: context.merchant.id, vendor: context.vendor, round: body.roundId }
    const bet = 'betTransactionId' in body ? [{ ...own, id: body.betTransactionId }] : []
    return [{ ...own, id: body.transactionId }, ...bet]
  })
  const rows = await ask<KnownTransaction>(trx, read, [
    listOf(named.map(({ merchant }) => merchant)),
    named.map(({ vendor }) => vendor),
    named.map(({ round }) => round),
    named.map(({ id }) => id),
  ])
  const found = Map.groupBy(
    rows.flatMap((row) => columns.map((column) => ({ row, name: nameIn(row, column, row[column]) }))),
    ({ name }) => name,
  )
  return {
    find: ({ merchant, vendor }, column, value) =>
      found.get(nameIn({ merchant_id: merchant.id, vendor_code: vendor }, column, value))?.map(({ row }) => row) ?? [],
  }
}

const columns = ['transaction_id', 'round_id', 'target_id'] as const

const nameIn = (
  { merchant_id, vendor_code }: Pick<KnownTransaction, 'merchant_id' | 'vendor_code'>,
  column: (typeof columns)[number],
  value: string | null,
): string => `${merchant_id} ${vendor_code} ${column} ${value ?? ''}`
