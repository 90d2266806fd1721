import type { LoginAnswer } from '@foyer/contract'
import type { CallContext } from '../../calls/handlers.ts'
import { hintOf } from '../../contacts/port.ts'
import { findDevice } from '../devices.ts'
import { questionFor } from '../passkeys/questions.ts'
import { type Account, checkAdmitted, type SignInOptions, signIn } from '../signIn.ts'
import { newAuthenticatorSecret, setupOf } from './authenticator.ts'
import { contactOf } from './contactOf.ts'
import { storePending } from './loginVerifications.ts'

/** A device that needs no extra verification: its user has passed it there and asked for it not to be repeated. */
const isTrusted = async (context: CallContext, { username_key }: Account): Promise<boolean> =>
  (await findDevice(context, username_key))?.trusted === true

/**
 * Signs an account in whose owner has proved who they are, or asks for more when it is kept by an extra verification and
 * this is not a device that has passed it (A18). A login by SMS has shown the account's own number already.
 */
export async function signInVerified(
  context: CallContext,
  account: Account,
  options: SignInOptions,
): Promise<LoginAnswer> {
  const method = account.login_verification
  const isShown = options.by === 'bySms' && (method === 'sms' || method === 'mobile')
  if (method === null || isShown || (await isTrusted(context, account))) return signIn(context, account, options)
  await checkAdmitted(context, account)
  const { db, merchant } = context
  const needsSetup = method === 'totp' && !(await hasAuthenticator(context, account.member_id))
  const setupSecret = needsSetup ? newAuthenticatorSecret(context) : null
  const passkey = await questionFor(context, account.member_id)
  const ticket = await storePending(context, account, {
    remember: options.remember,
    password_due: options.passwordDue ?? null,
    setup_secret: setupSecret,
    challenge: passkey?.challenge ?? null,
  })
  const contact = await contactOf(db, merchant.id, account.member_id, method)
  return {
    firstTimeLogin: account.first_login,
    passwordExpired: account.password_expired,
    verification: {
      ticket,
      method,
      ...(contact === undefined ? {} : { hint: hintOf(contact) }),
      ...(setupSecret === null ? {} : { setup: setupOf(context, setupSecret, merchant.name, account.username) }),
      ...(passkey === undefined ? {} : { passkey: passkey.options }),
    },
  }
}

async function hasAuthenticator({ db, merchant }: CallContext, memberId: bigint): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row !== undefined
}
