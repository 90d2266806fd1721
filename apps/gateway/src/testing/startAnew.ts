import type { Database } from '../database/schema.ts'
import type { TestGateway } from './createTestGateway.ts'

/** What visits leave behind. */
const traces = ['login_attempts', 'sessions', 'devices', 'one_time_codes', 'account_events', 'outbox'] as const

/** Nobody has been here yet: no attempts, sessions, known browsers, codes and messages, nor rows of the tables named besides. */
export async function startAnew(
  { db, messenger }: Pick<TestGateway, 'db' | 'messenger'>,
  ...tables: (keyof Database)[]
): Promise<void> {
  await messenger.settled()
  for (const table of [...traces, ...tables]) await db.deleteFrom(table).execute()
}
