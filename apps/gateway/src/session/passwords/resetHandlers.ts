import type { CallContext, Handlers } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { type CodeRequest, consumeCode, sendCode } from '../../codes/port.ts'
import { findMemberByContact, mailKey, mobileKey } from '../../contacts/port.ts'
import { checkHuman } from '../../human/port.ts'
import { changeAccount } from '../../security/port.ts'
import { checkModule, checkSiteOpen } from '../../system/port.ts'
import { hashPassword } from '../credentials/password.ts'
import { usernameKey } from '../credentials/username.ts'
import { type Account, readAccount } from '../signIn.ts'
import { checkNewPassword } from './checkNewPassword.ts'
import { removePasskeys, storePassword } from './storePassword.ts'

const purpose = 'forgotPassword'

function targetOf(key: string | undefined, field: string): string {
  if (key !== undefined) return key
  throw new ProblemError('validation_failed', { issues: [{ path: `/${field}`, message: 'is none' }] })
}

/** The account that has verified a number or address. */
async function ownerOf(
  { db, merchant }: CallContext,
  channel: CodeRequest['channel'],
  target: string,
): Promise<Account | undefined> {
  const memberId = await findMemberByContact(db, merchant.id, channel, target)
  return readAccount(db, merchant.id, memberId)
}

/** The account whose verified address this is, if it goes by this name. */
async function ownerOfMail(context: CallContext, username: string, target: string): Promise<Account | undefined> {
  const account = await ownerOf(context, 'mail', target)
  return account?.username_key === usernameKey(username) ? account : undefined
}

/**
 * Sets a new password where the code is the one that was sent for this request. A wrong code and an account that is not there
 * are answered alike, with one hash or none (ruling 27).
 */
async function reset(
  context: CallContext,
  request: CodeRequest,
  account: Account | undefined,
  { verificationCode, newPassword }: { verificationCode: string; newPassword: string },
): Promise<null> {
  if (!(await consumeCode(context, request, verificationCode)) || account === undefined)
    throw new ProblemError('verification_code_wrong')
  const { member_id: memberId, password_hash: passwordHash } = account
  const hash = await hashPassword(newPassword)
  await changeAccount(context, memberId, 'passwordReset', async (trx) => {
    if (!(await storePassword(trx, context, { memberId, passwordHash }, hash)))
      throw new ProblemError('verification_code_wrong')
    await removePasskeys(trx, context, memberId)
  })
  return null
}

/** A forgotten password is set anew by mail (I13, A16) or by SMS (I14, A17). */
export const resetHandlers = {
  forgotByMail: async (context, { username, email, ...proof }) => {
    await checkModule(context, 'emailPasswordReset')
    await checkSiteOpen(context)
    const target = targetOf(mailKey(email), 'email')
    await checkHuman(context, proof)
    const owner = await ownerOfMail(context, username, target)
    const request: CodeRequest = { purpose, channel: 'mail', target }
    const { expiresAt } = await sendCode(context, request, { reaches: owner !== undefined })
    return { expirationTime: expiresAt.toISOString() }
  },
  resetByMail: async (context, input) => {
    await checkModule(context, 'emailPasswordReset')
    await checkNewPassword(context, input.username, input)
    const target = targetOf(mailKey(input.email), 'email')
    const owner = await ownerOfMail(context, input.username, target)
    return reset(context, { purpose, channel: 'mail', target }, owner, input)
  },
  resetByMobile: async (context, input) => {
    await checkModule(context, 'phonePasswordReset')
    await checkNewPassword(context, '', input)
    const target = targetOf(mobileKey(input.countryDialingCode, input.mobileNum), 'mobileNum')
    const owner = await ownerOf(context, 'sms', target)
    return reset(context, { purpose, channel: 'sms', target }, owner, input)
  },
} satisfies Partial<Handlers>
