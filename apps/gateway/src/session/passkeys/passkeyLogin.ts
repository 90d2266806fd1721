import type { Handlers } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { checkSiteOpen } from '../../system/port.ts'
import { countAttempt } from '../attempts.ts'
import { networkOf } from '../networkOf.ts'
import { readAccount, signIn } from '../signIn.ts'
import { checkPasskey, ownerOfPasskey } from './checkPasskey.ts'
import { questionForAnybody, storeQuestion, takeQuestion } from './questions.ts'

const addressLimit = { most: 300, windowSeconds: 15 * 60, waitSeconds: 300 }

/** A login by passkey is a whole one: something one has, opened by something one is or knows. */
export const passkeyLogin = {
  passkeyLoginOptions: async (context) => {
    const { db, clock, merchant, address } = context
    await checkSiteOpen(context)
    await countAttempt({ db, clock, merchantId: merchant.id }, `passkeys:${networkOf(address)}`, addressLimit)
    const { challenge, options } = await questionForAnybody(context)
    return { ticket: await storeQuestion(context, challenge, { purpose: 'login' }), options }
  },
  passkeyLogin: async (context, { ticket, passkey, remember }) => {
    const { db, merchant } = context
    const challenge = await takeQuestion(context, ticket, { purpose: 'login' })
    const account = await readAccount(db, merchant.id, await ownerOfPasskey(context, passkey.id))
    if (account === undefined || (await checkPasskey(context, passkey, challenge)) !== account.member_id)
      throw new ProblemError('passkey_refused')
    return signIn(context, account, { remember: remember === true, by: 'byPasskey' })
  },
} satisfies Partial<Handlers>
