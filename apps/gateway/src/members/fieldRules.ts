import { type FieldRules, type FieldRule, FieldRuleSchema } from '@foyer/contract'
import Value from 'typebox/value'
import type { Merchant } from '../merchants/merchant.ts'

const field = (type: FieldRule['type'], patternId: string, minLength: number, maxLength: number, on: boolean): FieldRule => ({
  enabled: on,
  required: on,
  patternId,
  minLength,
  maxLength,
  type,
})

/** Rules of the platform before a brand lays its own over them (RG03, ruling 24). */
const platformRules: FieldRules = {
  username: field('text', 'letterFirst', 6, 16, true),
  password: field('password', 'lettersDigitsSymbols', 8, 64, true),
  confirmPassword: field('password', 'lettersDigitsSymbols', 8, 64, true),
  payeeName: field('text', 'lettersSpaces', 2, 60, false),
  email: field('email', 'mailbox', 6, 254, false),
  qqNum: field('text', 'digits', 5, 12, false),
  mobileNum: field('tel', 'digits', 6, 15, false),
  recommenderId: field('text', 'alphanumeric', 4, 16, false),
  captcha: field('text', 'alphanumeric', 4, 12, false),
  verificationCode: field('text', 'digits', 6, 8, false),
  affiliateCode: field('text', 'alphanumeric', 4, 16, false),
  paymentPassword: field('password', 'digits', 6, 6, false),
  line: field('text', 'noSpaces', 3, 40, false),
  whatsapp: field('tel', 'digits', 6, 15, false),
  zalo: field('tel', 'digits', 6, 15, false),
  facebook: field('text', 'noSpaces', 3, 60, false),
  wechat: field('text', 'noSpaces', 3, 40, false),
  idNumber: field('text', 'alphanumeric', 5, 24, false),
  referralCode: field('text', 'alphanumeric', 4, 16, false),
}

/** The merchant's field rules: the platform's, with what its brand.json says laid over them (I16). */
export function fieldRules({ config }: Merchant): FieldRules {
  const rules: Record<string, FieldRule> = {}
  for (const [name, rule] of Object.entries(platformRules)) {
    const merged: unknown = { ...rule, ...config.registration.fields[name] }
    rules[name] = Value.Check(FieldRuleSchema, merged) ? merged : rule
  }
  return rules
}
