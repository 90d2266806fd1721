import { hash } from 'node:crypto'
import type { Transaction } from 'kysely'
import { ask, listOf } from '../../database/ask.ts'
import type { Database } from '../../database/schema.ts'

/**
 * Lets one transaction at a time, over all instances, work on what the names mean, whether it exists yet or not. The locks
 * end with the transaction. They are taken in one order, so nobody ever waits for one another in a ring.
 */
export async function lockTransactions(trx: Transaction<Database>, names: readonly string[]): Promise<void> {
  const keys = new Set(names.map((name) => hash('sha256', name, 'buffer').readBigInt64BE()))
  const inOrder = [...keys].sort((a, b) => (a < b ? -1 : 1))
  await ask(trx, 'select pg_advisory_xact_lock(key) from unnest($1::bigint[]) key', [listOf(inOrder)])
}
