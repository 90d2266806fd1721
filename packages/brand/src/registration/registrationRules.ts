import type { PatternId } from '@foyer/rules'
import { type FieldName, fieldNames } from '@foyer/rules/registration'
import type { BrandRegistration } from '../schema/registration.ts'

/** Rules of one registration field (RG03), as they stand on the wire. */
export interface RegistrationRule {
  readonly enabled: boolean
  readonly required: boolean
  readonly patternId: PatternId
  readonly minLength: number
  readonly maxLength: number
  readonly type: 'text' | 'password' | 'email' | 'tel'
}
export type RegistrationRules = Readonly<Record<FieldName, RegistrationRule>>

const field = (
  on: 'required' | 'optional' | 'off',
  patternId: PatternId,
  minLength: number,
  maxLength: number,
  type: RegistrationRule['type'] = 'text',
): RegistrationRule => ({
  enabled: on !== 'off',
  required: on === 'required',
  patternId,
  minLength,
  maxLength,
  type,
})

/** What the platform asks for unless a brand says otherwise: user name and password (RG01, ruling 24). */
export const defaultRules: RegistrationRules = {
  username: field('required', 'letterFirst', 6, 16),
  password: field('required', 'anyCharacters', 8, 64, 'password'),
  confirmPassword: field('required', 'anyCharacters', 8, 64, 'password'),
  payeeName: field('off', 'lettersSpaces', 2, 60),
  email: field('off', 'mailbox', 6, 120, 'email'),
  qqNum: field('off', 'digits', 5, 12),
  countryDialingCode: field('off', 'digits', 1, 4),
  mobileNum: field('off', 'digits', 6, 15, 'tel'),
  verificationCode: field('off', 'digits', 6, 8),
  paymentPassword: field('off', 'digits', 6, 12, 'password'),
  line: field('off', 'noSpaces', 2, 60),
  whatsapp: field('off', 'digits', 6, 15, 'tel'),
  zalo: field('off', 'digits', 6, 15, 'tel'),
  facebook: field('off', 'noSpaces', 2, 60),
  wechat: field('off', 'noSpaces', 2, 60),
  idNumber: field('off', 'lettersDigits', 4, 30),
  affiliateCode: field('off', 'alphanumeric', 3, 20),
  referralCode: field('off', 'alphanumeric', 3, 20),
  recommenderId: field('off', 'alphanumeric', 3, 20),
  domain: field('off', 'noSpaces', 3, 120),
  captcha: field('off', 'alphanumeric', 4, 8),
}

/** The rules of a brand: what it writes, laid over the platform's. */
export function registrationRules(registration: BrandRegistration): RegistrationRules {
  const merged = fieldNames.map((name) => [name, { ...defaultRules[name], ...registration.fields[name] }])
  // Every name of the list is present, which fromEntries cannot express.
  return Object.fromEntries(merged) as RegistrationRules
}
