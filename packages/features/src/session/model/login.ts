import type { InputOf, Operations } from '@foyer/contract'

/** Ways of logging in that a form can show (A20). */
export type LoginMethod = 'username' | 'sms'

/** What is typed into the login form; untouched fields are missing. */
export interface LoginValues {
  readonly username?: string
  readonly password?: string
  readonly country?: string
  readonly mobileNum?: string
  readonly verificationCode?: string
  readonly captcha?: string
  readonly remember?: boolean
}
export type LoginField = 'username' | 'password' | 'country' | 'mobileNum' | 'verificationCode' | 'captcha'

const fields = {
  username: ['username', 'password'],
  sms: ['country', 'mobileNum', 'verificationCode'],
} as const satisfies Record<LoginMethod, readonly LoginField[]>

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === ''

/** Fields that are required and empty (V01). */
export function emptyLoginFields(
  values: LoginValues,
  needsCaptcha: boolean,
  method: LoginMethod = 'username',
): readonly LoginField[] {
  const required: readonly LoginField[] = needsCaptcha ? [...fields[method], 'captcha'] : fields[method]
  return required.filter((name) => isEmpty(values[name]))
}

/** The body of the call, trimmed (V01). `dialingCode` is that of the chosen country. */
export function loginBody(
  values: LoginValues,
  method: LoginMethod = 'username',
  dialingCode = '',
): InputOf<Operations['login']> {
  const text = (name: LoginField): string => (values[name] ?? '').trim()
  const remember = values.remember ? { remember: true } : {}
  if (method === 'username')
    return { type: method, username: text('username'), password: text('password'), ...remember }
  return {
    type: method,
    mobileNum: text('mobileNum'),
    countryDialingCode: dialingCode,
    verificationCode: text('verificationCode'),
    ...remember,
  }
}
