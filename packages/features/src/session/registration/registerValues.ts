import type { RegisterField } from './registerFields.ts'

/** What is typed into the registration form; `country` is the country of the number. */
export type RegisterValues = { readonly [Name in RegisterField]?: string } & {
  readonly country?: string
  readonly captcha?: string
  readonly agreedToTerms?: boolean
  readonly ageConfirmed?: boolean
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
