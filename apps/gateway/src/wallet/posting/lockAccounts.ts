import type { Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { AccountsTable, Database } from '../../database/schema.ts'
import type { Transfer } from './transfer.ts'

/** An account nobody else can write until the end of the transaction. */
export interface HeldAccount {
  readonly kind: AccountsTable['kind']
  readonly frozen: boolean
  /** Minor units; changes as transfers are accepted. */
  balance: bigint
}

export const nameOf = (merchantId: number, accountId: bigint): string => `${merchantId} ${accountId}`

const lock = `
  select a.merchant_id, a.account_id, a.kind, a.frozen, a.balance
  from accounts a
  join unnest($1::integer[], $2::bigint[]) wanted (merchant_id, account_id) using (merchant_id, account_id)
  order by a.merchant_id, a.account_id
  for no key update of a`

/**
 * Holds the accounts of all lines. They are locked in the order of their ids, here and in every other gateway, so that
 * two that post at once never wait for each other in a ring.
 */
export async function lockAccounts(
  trx: Transaction<Database>,
  transfers: readonly Transfer[],
): Promise<ReadonlyMap<string, HeldAccount>> {
  const wanted = new Map(
    transfers.flatMap(({ merchantId, lines }) =>
      lines.map(({ accountId }) => [nameOf(merchantId, accountId), { merchantId, accountId }] as const),
    ),
  )
  if (wanted.size === 0) return new Map()
  const names = [...wanted.values()]
  const rows = await ask<HeldAccount & { merchant_id: number; account_id: bigint }>(trx, lock, [
    listOf(names.map(({ merchantId }) => merchantId)),
    listOf(names.map(({ accountId }) => accountId)),
  ])
  return new Map(rows.map((row) => [nameOf(row.merchant_id, row.account_id), row]))
}
