import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { countAttempt, uncountAttempt } from '../attempts.ts'
import { networkOf } from '../networkOf.ts'
import { signIn, signInColumns } from '../signIn.ts'
import { consumeLoginCode } from './loginCodes.ts'

const addressLimit = { most: 30, windowSeconds: 15 * 60, waitSeconds: 300 }

/** R33. The code is used up by being asked about, whatever comes of it. */
export const loginByCode: Handler<'loginByCode'> = async (context, { code }) => {
  const { db, clock, merchant, address } = context
  const scope = { db, clock, merchantId: merchant.id }
  const tries = `codes:${networkOf(address)}`
  await countAttempt(scope, tries, addressLimit)
  const memberId = await consumeLoginCode(scope, code)
  if (memberId === undefined) throw new ProblemError('code_refused')
  await uncountAttempt(scope, tries)
  const account = await db
    .selectFrom('members')
    .select(signInColumns)
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return signIn(context, account, false)
}
