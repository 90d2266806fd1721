import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** Accounts that are looked at from each end of their list. */
const sample = 500

/**
 * A quick look at the books, for every start: all balances of a merchant sum to zero, and the oldest and newest accounts
 * have their owner and a last entry that says the same balance. Returns the first thing that is wrong. It finds tables
 * that lost their rows; `verifyLedger` looks at everything.
 */
export async function checkBooks(db: Kysely<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ problem: string }>`
    with looked_at as (
      (select * from accounts order by merchant_id, account_id limit ${sample})
      union
      (select * from accounts order by merchant_id desc, account_id desc limit ${sample})
    )
    select 'there are entries and no accounts' as problem
    where exists (select from entries) and not exists (select from accounts)
    union all
    select 'the balances of merchant ' || merchant_id || ' sum to ' || sum(balance)
    from accounts group by merchant_id having sum(balance) <> 0
    union all
    select 'account ' || a.account_id || ' has balance ' || a.balance || ', its last entry '
      || coalesce('says ' || e.balance_after, 'is missing')
    from looked_at a
    left join lateral (
      select balance_after, journal_id from entries
      where merchant_id = a.merchant_id and account_id = a.account_id
      order by journal_id desc, line desc limit 1
    ) e on true
    where a.balance <> coalesce(e.balance_after, 0)
    union all
    select 'account ' || a.account_id || ' belongs to nobody'
    from looked_at a
    left join merchants using (merchant_id)
    left join members m on m.merchant_id = a.merchant_id and m.member_id = a.member_id
    where merchants.merchant_id is null or (a.member_id is not null and m.member_id is null)
    limit 1
  `.execute(db)
  return rows[0]?.problem
}
