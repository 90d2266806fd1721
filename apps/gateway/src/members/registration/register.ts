import type { Handler } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { countAttempt, networkOf } from '../../session/port.ts'
import { checkModule } from '../../system/port.ts'
import { findAffiliate } from './findUpline.ts'
import { openAccount } from './openAccount.ts'

/** I10. */
export const register: Handler<'register'> = (context, input) => openAccount(context, input, 'username')

/** I11, RG02. */
export const registerMobile: Handler<'registerMobile'> = (context, input) => openAccount(context, input, 'mobile')

/** Codes are looked for, not guessed at. */
const checkLimit = { most: 60, windowSeconds: 900, waitSeconds: 300 }

/** I23, RG10. */
export const affiliateCheck: Handler<'affiliateCheck'> = async (context, { code }) => {
  await checkModule(context, 'registration')
  const { db, clock, merchant, address } = context
  await countAttempt({ db, clock, merchantId: merchant.id }, `affiliate:${networkOf(address)}`, checkLimit)
  if ((await findAffiliate(context, code)) === undefined) throw new ProblemError('invitation_code_error')
  return null
}
