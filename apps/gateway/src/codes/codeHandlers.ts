import type { HumanProof } from '@foyer/contract'
import type { CallContext, Handlers } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { findMemberByContact, mobileKey } from '../contacts/port.ts'
import { checkHuman } from '../human/port.ts'
import { fieldRules } from '../merchants/fieldRules.ts'
import { checkModule, checkSiteOpen } from '../system/port.ts'
import { codeMinutes, sendCode } from './oneTimeCodes.ts'

interface Asked extends HumanProof {
  readonly countryDialingCode: string
}

/** The number a code is to go to (V10); throws when it cannot be one, before the proof is used up. */
async function checkAsked(context: CallContext, field: string, number: string, asked: Asked): Promise<string> {
  await checkSiteOpen(context)
  const target = mobileKey(asked.countryDialingCode, number)
  if (target === undefined)
    throw new ProblemError('validation_failed', { issues: [{ path: `/${field}`, message: 'is no mobile number' }] })
  await checkHuman(context, asked)
  return target
}

/** Sends a code to whoever has verified this number; nobody learns whether anyone has (ruling 27). */
async function sendToOwner(context: CallContext, purpose: 'login' | 'forgotPassword', target: string): Promise<Date> {
  const owner = await findMemberByContact(context.db, context.merchant.id, 'sms', target)
  const { expiresAt } = await sendCode(context, { purpose, channel: 'sms', target }, { reaches: owner !== undefined })
  return expiresAt
}

/** Codes by SMS (I05, I06). */
export const codeHandlers = {
  smsLoginCode: async (context, input) => {
    await checkModule(context, 'smsLogin')
    await sendToOwner(context, 'login', await checkAsked(context, 'mobileNum', input.mobileNum, input))
    return { expiredMinutes: codeMinutes }
  },
  /** The number is nobody's yet, so that the code goes to whoever has it. */
  smsRegisterCode: async (context, input) => {
    await checkModule(context, 'registration')
    const asksCode = fieldRules(context.merchant).verificationCode?.enabled === true
    if (!asksCode) await checkModule(context, 'mobileRegistration')
    const target = await checkAsked(context, 'mobileNo', input.mobileNo, input)
    await sendCode(context, { purpose: 'register', channel: 'sms', target })
    return { expiredMinutes: codeMinutes }
  },
  smsPasswordCode: async (context, input) => {
    await checkModule(context, 'phonePasswordReset')
    const target = await checkAsked(context, 'mobileNum', input.mobileNum, input)
    return { expirationTime: (await sendToOwner(context, 'forgotPassword', target)).toISOString() }
  },
} satisfies Partial<Handlers>
