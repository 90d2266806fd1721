import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'

export interface LedgerProblem {
  readonly merchantId: number
  /** The journal row or account that does not add up. */
  readonly subject: string
  readonly problem: string
}

/**
 * Recomputes every balance from its entries, also the one after each entry, every journal row's sum and time; an empty list
 * means that the books are right.
 */
export async function verifyLedger(db: Kysely<Database>): Promise<readonly LedgerProblem[]> {
  const { rows } = await sql<{ merchant_id: number; subject: string; problem: string }>`
    select a.merchant_id, 'account ' || a.account_id as subject,
      'balance ' || a.balance || ', entries sum to ' || coalesce(e.total, 0) as problem
    from accounts a
    left join (select merchant_id, account_id, sum(amount) as total from entries group by 1, 2) e
      on e.merchant_id = a.merchant_id and e.account_id = a.account_id
    where a.balance <> coalesce(e.total, 0)
    union all
    select merchant_id, 'account ' || account_id, 'below zero: ' || balance
    from accounts where kind in ('member', 'trial', 'reserve') and balance < 0
    union all
    select j.merchant_id, 'journal ' || j.journal_id, 'entries sum to ' || coalesce(sum(e.amount), 0) || ' in ' || count(e.line) || ' lines'
    from journal j
    left join entries e on e.merchant_id = j.merchant_id and e.journal_id = j.journal_id
    group by j.merchant_id, j.journal_id
    having coalesce(sum(e.amount), 0) <> 0 or count(e.line) < 2
    union all
    select e.merchant_id, 'journal ' || e.journal_id, 'line ' || e.line || ' is of another time than its journal'
    from entries e
    join journal j on j.merchant_id = e.merchant_id and j.journal_id = e.journal_id
    where e.created_at <> j.created_at
    union all
    select merchant_id, 'account ' || account_id,
      'balance ' || balance_after || ' after journal ' || journal_id || ', entries until then sum to ' || total
    from (
      select *, sum(amount) over (partition by merchant_id, account_id order by journal_id) as total from entries
    ) chain
    where balance_after <> total
  `.execute(db)
  return rows.map((row) => ({ merchantId: row.merchant_id, subject: row.subject, problem: row.problem }))
}
