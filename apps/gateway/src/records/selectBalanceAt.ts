import { type Kysely, sql } from 'kysely'
import type { SignedInContext } from '../calls/handlers.ts'
import type { Database } from '../database/schema.ts'

/**
 * What the signed-in account held at an instant, in minor units. It is counted back from what it holds, so that entries
 * from before are not read.
 */
export function selectBalanceAt(
  db: Kysely<Database>,
  { merchant, session }: Pick<SignedInContext, 'merchant' | 'session'>,
  at: Date,
) {
  return db
    .selectFrom('accounts as a')
    .leftJoin('entries as e', (join) =>
      join
        .onRef('e.merchant_id', '=', 'a.merchant_id')
        .onRef('e.account_id', '=', 'a.account_id')
        .on('e.created_at', '>=', at),
    )
    .select(sql<bigint>`(max(a.balance) - coalesce(sum(e.amount), 0))::bigint`.as('balance'))
    .where('a.merchant_id', '=', merchant.id)
    .where('a.kind', '=', 'member')
    .where('a.member_id', '=', session.memberId)
    .groupBy('a.account_id')
}
