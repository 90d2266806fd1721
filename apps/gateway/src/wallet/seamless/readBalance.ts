import type { SeamlessBody, SeamlessValue } from '@foyer/contract'
import { readGameSession } from './gameSessions.ts'
import type { SeamlessContext } from './seamlessContext.ts'

/** The balance the session plays with. */
export async function readBalance(
  context: SeamlessContext,
  body: SeamlessBody<'balance'>,
): Promise<SeamlessValue<'balance'>> {
  const session = await readGameSession(context.db, context, body.session)
  const account = await context.db
    .selectFrom('accounts')
    .select('balance')
    .where('merchant_id', '=', context.merchant.id)
    .where('account_id', '=', session.account_id)
    .executeTakeFirstOrThrow()
  return { balance: Number(account.balance) }
}
