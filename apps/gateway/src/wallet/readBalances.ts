import { fromMinor } from '@foyer/contract'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

/** All main wallets of a merchant, and the sum of all its accounts, at one instant. */
export async function readBalances(db: Kysely<Database>, merchantId: number) {
  const { rows } = await sql<{ username: string | null; balance: bigint; sum: string }>`
    select case when accounts.kind = 'member' then members.username end as username, accounts.balance,
      (sum(accounts.balance) over ())::text as sum
    from accounts left join members using (merchant_id, member_id)
    where merchant_id = ${merchantId}
    order by member_id`.execute(db)
  return {
    members: rows.flatMap(({ username, balance }) =>
      username === null ? [] : [{ username, balance: fromMinor(balance) }],
    ),
    sum: fromMinor(BigInt(rows[0]?.sum ?? 0)),
  }
}
