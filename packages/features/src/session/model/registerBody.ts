import type { InputOf, Operations } from '@foyer/contract'
import { fieldValue } from './checkFields.ts'
import type { RegisterField, RegisterFieldRule } from './registerFields.ts'

/** What is typed into the registration form. */
export type RegisterValues = { readonly [Name in RegisterField]?: string } & {
  readonly agreedToTerms?: boolean
  readonly ageConfirmed?: boolean
}
type RegisterBody = InputOf<Operations['register']>

/** The body of the call (I10): what was typed, and what the portal adds. Empty optional fields are left out. */
export function registerBody(
  fields: readonly RegisterFieldRule[],
  values: RegisterValues,
  page: { readonly host: string; readonly address: string; readonly captchaId: string | undefined },
): RegisterBody {
  const typed = fields.flatMap(({ name }) => {
    const value = fieldValue(values[name])
    return value ? [[name, value] as const] : []
  })
  return {
    username: '',
    password: '',
    confirmPassword: '',
    ...Object.fromEntries(typed),
    ...(page.captchaId === undefined ? {} : { captchaId: page.captchaId }),
    domain: page.host,
    registerUrl: page.address.slice(0, 2048),
    registerMethod: 'WEB',
    login: true,
    agreedToTerms: true,
    ageConfirmed: true,
  }
}

/** Codes that stand in the address a player was sent to, for fields of the same name. */
export function codesInAddress(query: URLSearchParams): RegisterValues {
  const code = (name: string): string | undefined => {
    const text = query.get(name)?.trim()
    return text && /^[\w-]{1,64}$/.test(text) ? text : undefined
  }
  const [affiliateCode, referralCode] = [code('affiliateCode'), code('referralCode')]
  return { ...(affiliateCode ? { affiliateCode } : {}), ...(referralCode ? { referralCode } : {}) }
}
