import { type Selectable, sql } from 'kysely'
import type { CallContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import type { LoginVerificationsTable } from '../../database/schema.ts'
import { createSessionToken, hashSessionToken } from '../sessionToken.ts'
import { type Account, holdPassword } from '../signIn.ts'

const lifetimeSeconds = 10 * 60
const mostTries = 5

type Row = Selectable<LoginVerificationsTable>
type Scope = Pick<CallContext, 'db' | 'merchant' | 'clock'>

/** A login that has passed its first step and waits for the second. */
export type Pending = Pick<Row, 'member_id' | 'remember' | 'password_due' | 'setup_secret' | 'challenge'>

/** Keeps a login until its second step comes. Throws `login_failed` where the account has another password by now. */
export async function storePending(
  { db, merchant, clock }: Scope,
  account: Account,
  pending: Omit<Pending, 'member_id'>,
): Promise<string> {
  const ticket = createSessionToken()
  await db.transaction().execute(async (trx) => {
    await holdPassword(trx, merchant.id, account)
    await trx
      .insertInto('login_verifications')
      .values({
        ...pending,
        member_id: account.member_id,
        merchant_id: merchant.id,
        ticket_hash: hashSessionToken(ticket),
        expires_at: new Date(clock.now().getTime() + lifetimeSeconds * 1000),
      })
      .execute()
  })
  return ticket
}

/** Reads a login by its ticket. Throws `code_refused` when it is over. */
export async function readPending({ db, merchant, clock }: Scope, ticket: string): Promise<Pending> {
  const row = await db
    .selectFrom('login_verifications')
    .selectAll()
    .where('merchant_id', '=', merchant.id)
    .where('ticket_hash', '=', hashSessionToken(ticket))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst()
  if (row === undefined) throw new ProblemError('code_refused')
  return row
}

/** Counts a try before anything is compared, so that a hundred at once are a hundred tries. Throws `code_refused` after five. */
export async function tryPending({ db, merchant, clock }: Scope, ticket: string): Promise<Pending> {
  const row = await db
    .updateTable('login_verifications')
    .set({ tries: sql`tries + 1` })
    .where('merchant_id', '=', merchant.id)
    .where('ticket_hash', '=', hashSessionToken(ticket))
    .where('expires_at', '>', clock.now())
    .where('tries', '<', mostTries)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new ProblemError('code_refused')
  return row
}

/** Uses a login up. Of two that bring the right answer at once, one takes it; `false` for the other. */
export async function takePending({ db, merchant }: Scope, ticket: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_verifications')
    .where('merchant_id', '=', merchant.id)
    .where('ticket_hash', '=', hashSessionToken(ticket))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
