import type { Handler } from '../server/handlers.ts'
import { ProblemError } from '../server/problem.ts'
import { countAttempt } from '../session/attempts.ts'
import { useCaptcha } from '../session/captcha.ts'
import { createSession } from '../session/createSession.ts'
import { checkRegistration, type Registration } from './checkRegistration.ts'
import { createMember } from './createMember.ts'
import { fieldRules } from './fieldRules.ts'
import { hashPassword } from './password.ts'

const addressLimit = { most: 30, windowSeconds: 3600, waitSeconds: 300 }

/** Fields that are about this one request, or secret, and are not kept in the profile. */
const notProfile: ReadonlySet<keyof Registration> = new Set([
  'username', 'password', 'confirmPassword', 'captcha', 'captchaId', 'verificationCode', 'paymentPassword',
  'login', 'agreedToTerms', 'ageConfirmed',
])

/** I10. Opens an account and signs it in. */
export const register: Handler<'register'> = async (context, input) => {
  const { db, merchant, clock, address } = context
  if (!merchant.modulesOn.has('registration')) throw new ProblemError('module_off')
  const rules = fieldRules(merchant)
  const issues = checkRegistration(input, rules)
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
  await countAttempt({ db, clock, merchantId: merchant.id }, `register:${address}`, addressLimit)
  if (rules['captcha']?.enabled && !(await useCaptcha(context, input.captchaId ?? '', input.captcha ?? ''))) {
    throw new ProblemError('captcha_wrong', { captcha: true })
  }

  const username = input.username.trim()
  const passwordHash = await hashPassword(input.password)
  const token = await db.transaction().execute(async (trx) => {
    const memberId = await createMember(trx, merchant, { username, passwordHash, type: 0, profile: profileOf(input), createdAt: clock.now() })
    if (memberId === undefined) return undefined
    return createSession(trx, context, memberId, false)
  })
  if (token === undefined) throw new ProblemError('username_taken')
  return { account: username, token }
}

function profileOf(input: Registration): Readonly<Record<string, string>> {
  const fields = Object.entries(input) as [keyof Registration, unknown][]
  return Object.fromEntries(fields.filter((entry): entry is [keyof Registration, string] => typeof entry[1] === 'string' && entry[1] !== '' && !notProfile.has(entry[0])))
}
