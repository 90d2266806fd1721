import type { Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'
import { hashCall, type RoundCall } from './roundCall.ts'

/** A win of nothing: it settles its round and moves no money. */
export const isLost = ({ kind, body }: RoundCall): boolean => kind === 'win' && body.amount === 0

/**
 * Rounds that have a bet and nothing else are settled. `offset 0` goes from the call to its rows, and the places of the records are read
 * first, so that no plan made while the tables were small reads all of them.
 */
const settle = `
  with asked as (
    select * from unnest($1::integer[], $2::text[], $3::text[], $4::text[], $5::text[])
      asked (merchant_id, vendor_code, transaction_id, round_id, request_hash)
  ), given as (
    select given.*, bet.account_id
    from asked given
    cross join lateral (
      select max(account_id) as account_id
      from (
        select t.kind, t.account_id from wallet_transactions t
        where t.merchant_id = given.merchant_id and t.vendor_code = given.vendor_code and t.round_id = given.round_id offset 0
      ) in_round
      having bool_and(kind = 'bet')
    ) bet
  ), remembered as (
    insert into wallet_transactions (merchant_id, vendor_code, transaction_id, kind, round_id, account_id, amount, request_hash, created_at)
    select merchant_id, vendor_code, transaction_id, 'win', round_id, account_id, 0, decode(request_hash, 'hex'), $6::timestamptz
    from given
    on conflict do nothing
    returning merchant_id, vendor_code, transaction_id, round_id
  ), closed as (
    update bets set status = 'LOST', win_amount = 0, settled_at = $6::timestamptz
    where ctid = any (array(
      select record.place from remembered
      cross join lateral (
        select bets.ctid as place from bets
        where bets.merchant_id = remembered.merchant_id and bets.vendor_code = remembered.vendor_code
          and bets.round_id = remembered.round_id offset 0
      ) record
    ))
  )
  select merchant_id, vendor_code, transaction_id from asked
  except all select merchant_id, vendor_code, transaction_id from remembered`

interface Row {
  readonly merchant_id: number
  readonly vendor_code: string
  readonly transaction_id: string
}

/**
 * Settles rounds that were lost with one statement; a draw has thousands of them for each that was won. Answers which it settled: the rest
 * came before or is refused, and is decided as any other call. To be asked while the calls' rounds are locked; the key of transactions
 * keeps two from being remembered by one name.
 */
export async function settleLost(
  trx: Transaction<Database>,
  calls: readonly RoundCall[],
): Promise<(call: RoundCall) => boolean> {
  const [first] = calls
  if (first === undefined) return () => false
  const rows = await ask<Row>(trx, settle, [
    listOf(calls.map(({ context }) => context.merchant.id)),
    calls.map(({ context }) => context.vendor),
    calls.map(({ body }) => body.transactionId),
    calls.map(({ body }) => body.roundId),
    calls.map((call) => hashCall(call).toString('hex')),
    // One time for all, as they are settled with one statement.
    first.context.clock.now().toISOString(),
  ])
  // The statement names those it left: there are few, and each row that it answers takes time.
  const left = new Set(rows.map((row) => nameOf(row.merchant_id, row.vendor_code, row.transaction_id)))
  return (call) =>
    isLost(call) && !left.has(nameOf(call.context.merchant.id, call.context.vendor, call.body.transactionId))
}

const nameOf = (merchantId: number, vendor: string, transactionId: string): string =>
  `${merchantId} ${vendor} ${transactionId}`
