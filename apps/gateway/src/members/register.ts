import type { FieldRules } from '@foyer/contract'
import type { Handler } from '../calls/handlers.ts'
import { ProblemError } from '../calls/problem.ts'
import { fieldRules } from '../merchants/fieldRules.ts'
import { consumeCaptcha, countAttempt, createSession, endSession, hashPassword, networkOf } from '../session/port.ts'
import { checkModule, checkSiteOpen } from '../system/port.ts'
import { checkRegistration, type Registration } from './checkRegistration.ts'
import { createMember } from './createMember.ts'

const addressLimit = { most: 30, windowSeconds: 3600, waitSeconds: 300 }

/** Fields that are proof or secret and are not kept in the profile. */
const notProfile: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'paymentPassword',
])

/** I10. Opens an account and signs it in. */
export const register: Handler<'register'> = async (context, input) => {
  const { db, merchant, clock, address } = context
  await checkModule(context, 'registration')
  await checkSiteOpen(context)
  const rules = fieldRules(merchant)
  const issues = checkRegistration(input, rules)
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
  await countAttempt({ db, clock, merchantId: merchant.id }, `register:${networkOf(address)}`, addressLimit)
  if (rules.captcha?.enabled && !(await consumeCaptcha(context, input.captchaId ?? '', input.captcha ?? ''))) {
    throw new ProblemError('captcha_wrong', { captcha: true })
  }

  const username = input.username.trim()
  const passwordHash = await hashPassword(input.password)
  const token = await db.transaction().execute(async (trx) => {
    const memberId = await createMember(trx, merchant, {
      username,
      passwordHash,
      type: 0,
      profile: profileOf(input, rules),
      createdAt: clock.now(),
    })
    if (memberId === undefined) return undefined
    return createSession(trx, context, memberId, false)
  })
  if (token === undefined) throw new ProblemError('username_taken')
  await endSession(context)
  return { account: username, token }
}

/** What the merchant asks for beyond the account itself; fields it does not ask for are not kept. */
function profileOf(input: Registration, rules: FieldRules): Readonly<Record<string, string>> {
  const fields = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && rules[entry[0]]?.enabled === true && !notProfile.has(entry[0]),
  )
  return Object.fromEntries(fields)
}
