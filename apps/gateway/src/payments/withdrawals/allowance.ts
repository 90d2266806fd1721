import type { WithdrawalAllowance } from '@foyer/contract'
import { readDecimal, writeDecimal } from '@foyer/rules'
import { type Kysely, sql } from 'kysely'
import type { SignedInContext } from '../../calls/handlers.ts'
import type { Database } from '../../database/schema.ts'
import { decimalsOf } from '../methods.ts'

/** What is left of a day; a half that the brand does not bound is missing. */
export interface DayLeft {
  readonly times?: { readonly most: number; readonly left: number }
  readonly amount?: { readonly most: bigint; readonly left: bigint }
  readonly resetsAt: Date
}

const dayMs = 24 * 60 * 60 * 1000

/** What a member may still withdraw today; money that came back does not count. */
export async function readAllowance(
  db: Kysely<Database>,
  { merchant, session, clock }: Pick<SignedInContext, 'merchant' | 'session' | 'clock'>,
): Promise<DayLeft> {
  const { times, amount } = merchant.config.payments.withdrawal.daily
  const start = Math.floor(clock.now().getTime() / dayMs) * dayMs
  const { count, sum } = await db
    .selectFrom('withdrawals')
    .select([sql<number>`count(*)::int`.as('count'), sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('sum')])
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', session.memberId)
    .where('created_at', '>=', new Date(start))
    .where('status', 'not in', ['CANCELLED', 'REFUSED', 'FAILED'])
    .executeTakeFirstOrThrow()
  const most = amount === undefined ? undefined : (readDecimal(amount, decimalsOf(merchant)) ?? 0n)
  return {
    ...(times === undefined ? {} : { times: { most: times, left: Math.max(0, times - count) } }),
    ...(most === undefined ? {} : { amount: { most, left: most > sum ? most - sum : 0n } }),
    resetsAt: new Date(start + dayMs),
  }
}

/** Nothing where the brand bounds nothing. */
export function describeAllowance(
  { times, amount, resetsAt }: DayLeft,
  decimals: number,
): WithdrawalAllowance | undefined {
  if (times === undefined && amount === undefined) return undefined
  return {
    ...(times === undefined ? {} : { times: { ...times } }),
    ...(amount === undefined
      ? {}
      : { amount: { most: writeDecimal(amount.most, decimals), left: writeDecimal(amount.left, decimals) } }),
    resetsAt: resetsAt.toISOString(),
  }
}
