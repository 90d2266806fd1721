import type { Handlers } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { consumeCode } from '../codes/port.ts'
import { mobileKey } from '../contacts/port.ts'
import { readProviderAnswers } from '../system/port.ts'
import { signSandboxToken } from './sandboxToken.ts'

/** The part of a provider of phone verification, in a sandbox. */
export const phoneHandlers = {
  sandboxPhoneToken: async (context, { mobileNo, countryDialingCode, code }) => {
    if (context.mode !== 'sandbox' || context.merchant.config.verification.phone !== 'sandbox')
      throw new ProblemError('module_off')
    const { phone } = await readProviderAnswers(context.db, context.merchant.id)
    if (phone !== 'accepted')
      throw new ProblemError('phone_not_verified', { issues: [{ path: '/code', message: phone }] })
    const target = mobileKey(countryDialingCode, mobileNo)
    const isRight =
      target !== undefined && (await consumeCode(context, { purpose: 'register', channel: 'sms', target }, code))
    if (!isRight) throw new ProblemError('verification_code_wrong')
    return { idToken: await signSandboxToken(context, target) }
  },
} satisfies Partial<Handlers>
