import { createHash } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../../database/schema.ts'
import type { SeamlessContext } from './seamlessContext.ts'

/**
 * Lets one call at a time, over all instances, work on a round and on the transactions it names, whether they exist yet
 * or not. The locks end with the transaction. They are taken in one order, so calls never wait for each other in a ring.
 */
export async function lockTransactions(
  trx: Transaction<Database>,
  { merchant, vendor }: SeamlessContext,
  round: string,
  transactionIds: readonly string[],
): Promise<void> {
  const names = [`round:${round}`, ...transactionIds.map((id) => `transaction:${id}`)]
  const keys = names.map((name) =>
    createHash('sha256').update(`${merchant.id}:${vendor}:${name}`).digest().readBigInt64BE(),
  )
  for (const key of [...new Set(keys)].sort((a, b) => (a < b ? -1 : 1))) {
    await sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(trx)
  }
}
