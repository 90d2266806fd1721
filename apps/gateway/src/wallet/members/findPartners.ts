import type { Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'

/** A transfer of a member as it is asked for. */
export interface MemberTransfer {
  readonly merchantId: number
  readonly currency: string
  readonly memberId: bigint
  /** Key of the user name; the member's upline without it. */
  readonly to: string | undefined
  /** Minor units, more than zero. */
  readonly amount: bigint
  /** Names the transfer among those of the member. */
  readonly key: string
  readonly at: Date
}

/** Accounts of a transfer. */
export interface Partners {
  readonly own: bigint
  readonly other: bigint
}

const walletOf = (memberId: string): string => `
    select account_id from accounts
    where merchant_id = given.merchant_id and kind = 'member' and owner = '' and member_id = ${memberId}
      and currency = given.currency
    offset 0`

/**
 * From the transfer to its rows, also by a plan that was made while the tables were small: `offset 0` keeps the database
 * from reading accounts of all members first.
 */
const find = `
  select given.item, own.account_id as own, other.account_id as other
  from unnest(
    $1::integer[], $2::bigint[], $3::text[], $4::text[]
  ) with ordinality given (merchant_id, member_id, to_key, currency, item)
  join lateral (
    select upline_id from members where merchant_id = given.merchant_id and member_id = given.member_id offset 0
  ) sender on true
  left join lateral (
    select member_id, upline_id from members where merchant_id = given.merchant_id and username_key = to_key offset 0
  ) named on true
  join lateral (${walletOf('given.member_id')}) own on true
  join lateral (${walletOf("case when to_key = '' then sender.upline_id else named.member_id end")}) other on true
  where to_key = '' or named.upline_id = given.member_id or named.member_id = sender.upline_id`

/**
 * The accounts of both sides of each transfer, `undefined` where the other side is not the member's upline or one of its
 * downlines, or has no wallet.
 */
export async function findPartners(
  trx: Transaction<Database>,
  transfers: readonly MemberTransfer[],
): Promise<readonly (Partners | undefined)[]> {
  if (transfers.length === 0) return []
  const rows = await ask<Partners & { item: bigint }>(trx, find, [
    listOf(transfers.map(({ merchantId }) => merchantId)),
    listOf(transfers.map(({ memberId }) => memberId)),
    transfers.map(({ to = '' }) => to),
    transfers.map(({ currency }) => currency),
  ])
  const found = new Map(rows.map((row) => [Number(row.item), row]))
  return transfers.map((_, index) => found.get(index + 1))
}
