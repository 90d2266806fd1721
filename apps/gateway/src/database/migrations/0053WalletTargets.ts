import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  'drop index wallet_transactions_target',
  `create index wallet_transactions_target on wallet_transactions (merchant_id, vendor_code, target_id)
   where target_id is not null`,
]

/** Of a vendor's calls only those that take another back name one; the rest need no entry in that index. */
export const walletTargets: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
