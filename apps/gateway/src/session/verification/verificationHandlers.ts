import type { CallContext, Handlers } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { codeMinutes, sendCode } from '../../codes/port.ts'
import { takeAttempt, uncountAttempt } from '../attempts.ts'
import { checkPasskey } from '../passkeys/checkPasskey.ts'
import { type Account, readAccount, signIn } from '../signIn.ts'
import { checkAnswer, codeRequest } from './checkAnswer.ts'
import { readPending, takePending, tryPending } from './loginVerifications.ts'
import { replaceRecoveryCodes } from './recoveryCodes.ts'

/** Wrong answers of an account in a day, whoever gives them; its known devices are not asked. */
const dayLimit = { most: 20, windowSeconds: 24 * 60 * 60 }

/** The second step of a login on a device that the account does not know (A18, A19). */
export const verificationHandlers = {
  loginVerificationCode: async (context, { ticket }) => {
    const { member_id } = await readPending(context, ticket)
    const { login_verification: method } = await accountOf(context, member_id)
    const request = method === 'sms' || method === 'email' ? await codeRequest(context, member_id, method) : undefined
    if (request === undefined) throw new ProblemError('code_refused')
    await sendCode(context, request)
    return { expiredMinutes: codeMinutes }
  },
  loginVerification: async (context, { ticket, answer, passkey, trustDevice }) => {
    const { db, clock, merchant } = context
    const pending = await tryPending(context, ticket)
    const memberId = pending.member_id
    const scope = { db, clock, merchantId: merchant.id }
    const subject = `verify:${memberId}`
    if (!(await takeAttempt(scope, subject, dayLimit)))
      throw new ProblemError('too_many_requests', { retryAfter: 3600 })
    const account = await accountOf(context, memberId)
    const method = account.login_verification
    const byPasskey = passkey !== undefined && pending.challenge !== null
    const isRight = byPasskey
      ? (await checkPasskey(context, passkey, pending.challenge ?? '')) === memberId
      : method !== null && (await checkAnswer[method](context, { memberId, pending, answer: (answer ?? '').trim() }))
    if (!isRight) throw new ProblemError('verification_failed')
    if (!(await takePending(context, ticket))) throw new ProblemError('code_refused')
    await uncountAttempt(scope, subject)
    const isSetUp = pending.setup_secret !== null && !byPasskey
    const recoveryCodes = isSetUp ? await replaceRecoveryCodes(db, context, memberId) : undefined
    const signedIn = await signIn(context, account, {
      remember: pending.remember,
      by: byPasskey ? 'byPasskey' : 'bySecondStep',
      passwordDue: pending.password_due ?? undefined,
      trustsDevice: trustDevice === true,
    })
    return { ...signedIn, ...(recoveryCodes === undefined ? {} : { recoveryCodes }) }
  },
} satisfies Partial<Handlers>

async function accountOf({ db, merchant }: CallContext, memberId: bigint): Promise<Account> {
  const account = await readAccount(db, merchant.id, memberId)
  if (account === undefined) throw new ProblemError('code_refused')
  return account
}
