import type { HumanProof, LoginAnswer, PasswordDue } from '@foyer/contract'
import { isCommonPassword } from '@foyer/rules/passwords'
import type { CallContext } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { checkHuman } from '../human/port.ts'
import { isModuleOn } from '../system/port.ts'
import { expectHashRoom, verifyPassword } from './credentials/password.ts'
import { usernameKey } from './credentials/username.ts'
import { findDevice } from './devices.ts'
import { guardGuessing } from './guardGuessing.ts'
import { type Account, signInColumns } from './signIn.ts'
import { signInVerified } from './verification/demandVerification.ts'

interface PasswordLogin extends HumanProof {
  readonly username: string
  readonly password: string
  readonly remember: boolean
}

/** A01. The answer for an unknown account is the same as for a wrong password, and takes as long (ruling 27). */
export async function loginByPassword(context: CallContext, input: PasswordLogin): Promise<LoginAnswer> {
  const { db, merchant } = context
  expectHashRoom()
  const key = usernameKey(input.username)
  const guard = guardGuessing(context, key, await findDevice(context, key))

  const proofNeeded = await guard.asksProof()
  // Counted before anything is looked at, so that guesses made at the same time are all counted.
  await guard.countTry()
  if (proofNeeded) await checkHuman(context, input)
  await guard.takeGuess()

  const member = await db
    .selectFrom('members')
    .select(signInColumns)
    .where('merchant_id', '=', merchant.id)
    .where('username_key', '=', key)
    .executeTakeFirst()
  if (!(await verifyPassword(member?.password_hash, input.password)) || member === undefined) {
    await guard.countFailure()
    throw new ProblemError('login_failed', (await guard.asksProof()) ? { captcha: true } : {})
  }
  await guard.forget()
  const passwordDue = await whyDue(context, member, isCommonPassword(input.password, key))
  return signInVerified(context, member, { remember: input.remember, by: 'byPassword', passwordDue })
}

/** Why a password has to be changed before anything else (A07): an old one only where that is forced (ruling 25). */
async function whyDue(
  context: CallContext,
  { password_expired }: Account,
  isWeak: boolean,
): Promise<PasswordDue | undefined> {
  if (isWeak) return 'weak'
  return password_expired && (await isModuleOn(context, 'forcedPasswordChange')) ? 'expired' : undefined
}
