import type { FieldRules, Operations, WireOf } from '@foyer/contract'
import type { RegistrationMethod } from '@foyer/rules/registration'
import type { CallContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { findMemberByContact, hintOf, mailKey, mobileKey, storeContact } from '../../contacts/port.ts'
import { checkHuman } from '../../human/port.ts'
import { fieldRules } from '../../merchants/fieldRules.ts'
import { checkPhone } from '../../phone/port.ts'
import { noteEvent } from '../../security/port.ts'
import {
  breachIssues,
  countAttempt,
  createSession,
  endSession,
  expectHashRoom,
  hashPassword,
  networkOf,
  usernameKey,
} from '../../session/port.ts'
import { checkModule, checkSiteOpen } from '../../system/port.ts'
import { createMember } from '../createMember.ts'
import { checkRegistration, profileOf } from './checkRegistration.ts'
import { findUpline } from './findUpline.ts'
import type { Registration } from './registration.ts'

/** Accounts opened from one network: a house, a café or a phone company's customers share one. */
const openedLimit = { most: 30, windowSeconds: 3600, waitSeconds: 300 }
/** Tries are more: a person who is refused tries again. */
const triedLimit = { most: 120, windowSeconds: 3600, waitSeconds: 300 }

/** Opens an account and signs it in, in the order of RG05. What can be refused without using up a code or a proof is refused before. */
export async function openAccount(
  context: CallContext,
  input: Registration,
  method: RegistrationMethod,
): Promise<WireOf<Operations['register']>> {
  const { db, merchant, clock, address } = context
  await checkModule(context, 'registration')
  if (method === 'mobile') await checkModule(context, 'mobileRegistration')
  await checkSiteOpen(context)
  expectHashRoom()
  const rules = fieldRules(merchant)
  const number = input.mobileNum ? mobileKey(input.countryDialingCode ?? '', input.mobileNum) : undefined
  const terms = merchant.config.jurisdiction.termsVersion
  const issues = [
    ...checkRegistration(input, { rules, method, number, terms, names: [merchant.name, merchant.code] }),
    ...(await breachIssues(context, '/password', input.password ?? '')),
  ]
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
  const scope = { db, clock, merchantId: merchant.id }
  await countAttempt(scope, `register-tries:${networkOf(address)}`, triedLimit)
  await checkHuman(context, input, rules.captcha?.enabled === true ? { withPicture: true } : {})

  const uplineId = await findUpline(context, input)
  const username = method === 'mobile' ? (number ?? '').slice(1) : (input.username ?? '').trim().normalize('NFC')
  const isVerified = number !== undefined && rules.verificationCode?.enabled === true
  // Said before the code is used up, so that another name costs no new one; of a number it is said only after its code.
  if (!(method === 'mobile' && isVerified) && (await hasAccount(context, username)))
    throw new ProblemError(method === 'mobile' ? 'mobile_taken' : 'username_taken')
  if (isVerified) await checkOwner(context, number, input, method === 'mobile' ? username : undefined)
  await countAttempt(scope, `register:${networkOf(address)}`, openedLimit)

  const [passwordHash, paymentPasswordHash] = await Promise.all([
    hashPassword(input.password ?? crypto.randomUUID()),
    input.paymentPassword ? hashPassword(input.paymentPassword) : undefined,
  ])
  const now = clock.now()
  const token = await db.transaction().execute(async (trx) => {
    const memberId = await createMember(trx, merchant, {
      username,
      passwordHash,
      type: 0,
      createdAt: now,
      profile: profileOf(input, rules),
      consent: {
        termsVersion: merchant.config.jurisdiction.termsVersion,
        minimumAge: merchant.config.jurisdiction.minimumAge,
        at: now,
      },
      // The name that others may see over a shoulder is no whole number.
      ...(method === 'mobile' && number !== undefined ? { nickname: hintOf({ channel: 'sms', key: number }) } : {}),
      ...(uplineId === undefined ? {} : { uplineId }),
      ...(paymentPasswordHash === undefined ? {} : { paymentPasswordHash }),
    })
    if (memberId === undefined) return undefined
    for (const contact of contactsOf(input, rules, number, isVerified ? now : null))
      if (!(await storeContact(trx, merchant.id, memberId, contact))) throw new ProblemError('mobile_taken')
    await noteEvent(trx, context, memberId, 'signedUp')
    return createSession(trx, context, memberId, { remember: false, isProven: true })
  })
  if (token === undefined) throw new ProblemError(method === 'mobile' ? 'mobile_taken' : 'username_taken')
  await endSession(context)
  return { account: username, token }
}

async function hasAccount({ db, merchant }: CallContext, username: string): Promise<boolean> {
  const row = await db
    .selectFrom('members')
    .select('member_id')
    .where('merchant_id', '=', merchant.id)
    .where('username_key', '=', usernameKey(username))
    .executeTakeFirst()
  return row !== undefined
}

/** The number is the visitor's own and nobody else's; whose it is is said to its owner only. */
async function checkOwner(
  context: CallContext,
  number: string,
  input: Registration,
  username: string | undefined,
): Promise<void> {
  await checkPhone(context, number, input)
  const { db, merchant } = context
  const owner = await findMemberByContact(db, merchant.id, 'sms', number)
  if (owner !== undefined || (username !== undefined && (await hasAccount(context, username))))
    throw new ProblemError('mobile_taken')
}

function contactsOf({ email }: Registration, rules: FieldRules, number: string | undefined, verifiedAt: Date | null) {
  const mail = rules.email?.enabled && email ? mailKey(email) : undefined
  return [
    ...(number === undefined ? [] : [{ channel: 'sms' as const, key: number, verifiedAt }]),
    ...(mail === undefined ? [] : [{ channel: 'mail' as const, key: mail, verifiedAt: null }]),
  ]
}
