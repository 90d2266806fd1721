import type { FieldRule } from '@foyer/contract'
import { isCommonPassword } from '@foyer/rules/passwords'
import { checkFields, type FieldIssue } from '../registration/checkFields.ts'
import type { NewPasswordIssue } from './newPassword.ts'

/** Ways of setting a forgotten password anew (A20). */
export type ForgotMethod = 'email' | 'mobileNum'

export interface ForgotValues {
  readonly username?: string
  readonly email?: string
  readonly country?: string
  readonly mobileNum?: string
  readonly verificationCode?: string
  readonly newPassword?: string
  readonly captcha?: string
}

const required = {
  email: ['username', 'email', 'verificationCode', 'newPassword'],
  mobileNum: ['country', 'mobileNum', 'verificationCode', 'newPassword'],
} as const satisfies Record<ForgotMethod, readonly (keyof ForgotValues)[]>

const mailRule: FieldRule = {
  enabled: true,
  required: true,
  patternId: 'mailbox',
  minLength: 5,
  maxLength: 254,
  type: 'text',
}

/** What is wrong with the form, by field: what is missing, and what breaks its rule (V03, V04). */
export function checkForgotten(
  values: ForgotValues,
  method: ForgotMethod,
  passwordRule: FieldRule,
  usernameRule: FieldRule | undefined,
): Readonly<Partial<Record<keyof ForgotValues, NewPasswordIssue>>> {
  const missing = required[method].filter((name) => !values[name]?.trim())
  const ruled = {
    password: { ...passwordRule, required: true },
    ...(method === 'email' && { email: mailRule, ...(usernameRule && { username: usernameRule }) }),
  }
  const rules = Object.entries(ruled).map(([name, rule]) => ({ ...rule, name: name as 'password' })) // the names are those of the record
  const found: Partial<Record<string, FieldIssue>> = checkFields(rules, {
    password: values.newPassword,
    email: values.email,
    username: values.username,
  })
  const isGuessable = isCommonPassword(values.newPassword?.trim() ?? '', values.username?.trim() ?? '')
  const newPassword: NewPasswordIssue | undefined =
    found.password ?? (isGuessable ? { key: 'passwordCommon' } : undefined)
  return {
    ...(found.username && { username: found.username }),
    ...(found.email && { email: found.email }),
    ...(newPassword && { newPassword }),
    ...Object.fromEntries(missing.map((name) => [name, { key: 'required' }])),
  }
}
