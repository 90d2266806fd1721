import type { RegisterInput, RegisterMobileInput } from '@foyer/contract'
import { fieldValue } from './checkFields.ts'
import type { RegisterFieldRule } from './registerFields.ts'
import type { RegisterValues } from './registerValues.ts'

interface PageFacts {
  readonly host: string
  readonly address: string
  readonly termsVersion: string
  /** Dialling code of the chosen country; nothing where no number is asked for. */
  readonly dialingCode?: string | undefined
}

/** The body of the call (I10, I11): what was typed, and what the page adds. Empty optional fields are left out. */
export function registerBody(
  fields: readonly RegisterFieldRule[],
  values: RegisterValues,
  { host, address, termsVersion, dialingCode }: PageFacts,
): Omit<RegisterInput & RegisterMobileInput, 'captcha' | 'captchaId' | 'verification'> {
  const typed = fields.flatMap(({ name }) => {
    const value = fieldValue(values[name])
    return value ? [[name, value] as const] : []
  })
  const entered: Readonly<Partial<Record<string, string>>> = Object.fromEntries(typed)
  return {
    // Which of them are there follows from the way of registration and the rules; the server looks at them again.
    ...(entered as Pick<
      RegisterInput & RegisterMobileInput,
      'username' | 'password' | 'confirmPassword' | 'mobileNum'
    >),
    // A number's country goes along with it.
    ...((entered.mobileNum && dialingCode ? { countryDialingCode: dialingCode } : {}) as {
      countryDialingCode: string
    }),
    domain: host,
    registerUrl: address.slice(0, 2048),
    registerMethod: 'WEB',
    login: true,
    agreedToTerms: true,
    termsVersion,
    ageConfirmed: true,
  }
}
