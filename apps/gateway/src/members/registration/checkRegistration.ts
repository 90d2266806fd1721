import type { FieldRule, FieldRules, Issue } from '@foyer/contract'
import { isCommonPassword } from '@foyer/rules/passwords'
import {
  checkSubmission,
  type RegistrationMethod,
  registrationFields,
  type SubmissionProblem,
} from '@foyer/rules/registration'
import type { Registration } from './registration.ts'

interface Facts {
  readonly rules: FieldRules
  readonly method: RegistrationMethod
  /** The number in its international form; nothing when it cannot be one. */
  readonly number: string | undefined
  /** Version of the terms that hold now. */
  readonly terms: string
  /** What the site is called: no password. */
  readonly names: readonly string[]
}

/** Checks a registration against the merchant's field rules (V05 to V09). An empty list means that it fits. */
export function checkRegistration(
  input: Registration,
  { rules, method, number, terms, names }: Facts,
): readonly Issue[] {
  const texts = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // The name is stored without the spaces around it, a number without those within.
  const entered = {
    ...Object.fromEntries(texts),
    username: (input.username ?? '').trim(),
    mobileNum: digitsOf(input.mobileNum),
    countryDialingCode: digitsOf(input.countryDialingCode),
  }
  const { captcha: _picture, verificationCode, ...others } = registrationFields(rules, method)
  const issues = checkSubmission(entered, {
    ...others,
    // A provider that sends codes itself hands in its own word instead of the code.
    ...(verificationCode && !input.firebaseIdToken ? { verificationCode } : {}),
  }).map(({ field, reason }): Issue => ({ path: `/${field}`, message: messages[reason](rules[field]) }))
  const has = (field: string): boolean => issues.some(({ path }) => path === `/${field}`)
  const more: Issue[] = []
  if (input.mobileNum && number === undefined && !has('mobileNum'))
    more.push({ path: '/mobileNum', message: 'is no mobile number of this country' })
  if (input.password && isCommonPassword(input.password, input.username ?? '', ...names))
    more.push({ path: '/password', message: 'is too easy to guess' })
  if (input.termsVersion !== undefined && input.termsVersion !== terms)
    more.push({ path: '/agreedToTerms', message: 'the terms have changed; reload the page to read them' })
  return [...issues, ...more]
}

const digitsOf = (text: string | undefined): string => (text ?? '').replace(/[\s().+-]/g, '')

const messages: Readonly<Record<SubmissionProblem['reason'], (rule: FieldRule | undefined) => string>> = {
  required: () => 'is required',
  length: (rule) => `must have ${rule?.minLength} to ${rule?.maxLength} characters`,
  pattern: (rule) => `must fit the pattern ${rule?.patternId}`,
  different: () => 'must be the same as the password',
}

/** Fields that are proof, secret or kept elsewhere and do not belong to the profile. */
const notProfile: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'captcha',
  'verificationCode',
  'paymentPassword',
])

/** What the merchant asks for beyond the account itself; fields it does not ask for are not kept. */
export function profileOf(input: Registration, rules: FieldRules): Readonly<Record<string, string>> {
  const fields = Object.entries(input).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && rules[entry[0]]?.enabled === true && !notProfile.has(entry[0]),
  )
  return Object.fromEntries(fields.map(([name, value]) => [name, value.normalize('NFC')]))
}
