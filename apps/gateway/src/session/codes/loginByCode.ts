import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { countAttempt, uncountAttempt } from '../attempts.ts'
import { networkOf } from '../networkOf.ts'
import { readAccount, signIn } from '../signIn.ts'
import { consumeLoginCode, ownerOfLoginCode } from './loginCodes.ts'

const addressLimit = { most: 30, windowSeconds: 15 * 60, waitSeconds: 300 }

/** R33. The code is used up by being asked about, whatever comes of it. */
export const loginByCode: Handler<'loginByCode'> = async (context, { code }) => {
  const { db, clock, merchant, address } = context
  const scope = { db, clock, merchantId: merchant.id }
  const tries = `codes:${networkOf(address)}`
  await countAttempt(scope, tries, addressLimit)
  const account = await readAccount(db, merchant.id, await ownerOfLoginCode(scope, code))
  if (!(await consumeLoginCode(scope, code)) || account === undefined) throw new ProblemError('code_refused')
  await uncountAttempt(scope, tries)
  return signIn(context, account, { remember: false, by: 'byLink' })
}
