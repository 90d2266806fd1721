import type { InputOf, Operations } from '@foyer/contract'

/** What is typed into the login form; untouched fields are missing. */
export interface LoginValues {
  readonly username?: string
  readonly password?: string
  readonly captcha?: string
  readonly remember?: boolean
}
export type LoginField = 'username' | 'password' | 'captcha'

const isEmpty = (text: string | undefined): boolean => (text ?? '').trim() === ''

/** Fields that are required and empty (V01). */
export function emptyLoginFields(values: LoginValues, needsCaptcha: boolean): readonly LoginField[] {
  const required: readonly LoginField[] = needsCaptcha ? ['username', 'password', 'captcha'] : ['username', 'password']
  return required.filter((name) => isEmpty(values[name]))
}

/** The body of the call, trimmed (V01). The captcha goes along once a picture has been shown. */
export function loginBody(values: LoginValues, captchaId: string | undefined): InputOf<Operations['login']> {
  return {
    type: 'username',
    username: (values.username ?? '').trim(),
    password: (values.password ?? '').trim(),
    ...(captchaId === undefined ? {} : { captcha: (values.captcha ?? '').trim(), captchaId }),
    ...(values.remember ? { remember: true } : {}),
  }
}
