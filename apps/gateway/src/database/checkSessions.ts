import { type Kysely, sql } from 'kysely'
import { DatabaseUnavailableError } from './databaseUnavailable.ts'
import { postingDatabaseOf } from './postingDatabase.ts'
import type { Database } from './schema.ts'

/** Sends a statement on one connection. */
type Ask = (text: string) => Promise<{ readonly rows: readonly unknown[] }>

const whichSession = 'select pg_backend_pid() as session'

/**
 * Throws where a pooler lends sessions for a transaction or a statement: what one transaction has prepared or set would be
 * missing in the next, and turn up in another's. Such a pooler lends the session that was just given back.
 */
export async function checkSessions(db: Kysely<Database>): Promise<void> {
  const askOn =
    (connection: Kysely<Database>): Ask =>
    (text) =>
      sql.raw(text).execute(connection)
  const isOwn = await db.connection().execute((one) =>
    postingDatabaseOf(db)
      .db.connection()
      .execute((other) => hasOwnSession(askOn(one), askOn(other))),
  )
  if (!isOwn)
    throw new DatabaseUnavailableError(
      new Error('the pooler before it lends sessions for a transaction; set it to give each connection one of its own'),
    )
}

/** Whether a connection has the same session before and during a transaction of another. */
export async function hasOwnSession(ask: Ask, askOther: Ask): Promise<boolean> {
  const before = await ask(whichSession)
  await askOther('begin')
  // Some lend a session only once something is asked.
  await askOther(whichSession)
  const during = await ask(whichSession)
  await askOther('rollback')
  return JSON.stringify(before.rows) === JSON.stringify(during.rows)
}
