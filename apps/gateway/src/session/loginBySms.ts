import type { LoginAnswer } from '@foyer/contract'
import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { consumeCode } from '../codes/port.ts'
import { findMemberByContact, mobileKey } from '../contacts/port.ts'
import { checkModule } from '../system/port.ts'
import { readAccount } from './signIn.ts'
import { signInVerified } from './verification/demandVerification.ts'

interface SmsLogin {
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly remember: boolean
}

/** A02. Whoever has the code that was sent to an account's own number is its owner; a wrong code and a strange number are one. */
export async function loginBySms(context: CallContext, input: SmsLogin): Promise<LoginAnswer> {
  const { db, merchant } = context
  await checkModule(context, 'smsLogin')
  const target = mobileKey(input.countryDialingCode, input.mobileNum)
  if (target === undefined)
    throw new ProblemError('validation_failed', { issues: [{ path: '/mobileNum', message: 'is no mobile number' }] })
  const owner = await findMemberByContact(db, merchant.id, 'sms', target)
  const account = await readAccount(db, merchant.id, owner)
  const isRight = await consumeCode(context, { purpose: 'login', channel: 'sms', target }, input.verificationCode)
  if (!isRight || !account) throw new ProblemError('verification_code_wrong')
  return signInVerified(context, account, { remember: input.remember, by: 'bySms' })
}
