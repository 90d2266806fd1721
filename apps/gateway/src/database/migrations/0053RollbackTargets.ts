import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'drop index wallet_transactions_target',
  `create index wallet_transactions_target on wallet_transactions (merchant_id, vendor_code, target_id)
    where target_id is not null`,
]

/** Bets and wins have no target: only rollbacks are kept in the index of targets, so that settling a large draw writes less. */
export const rollbackTargets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
