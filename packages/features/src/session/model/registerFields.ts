import type { FieldRule, FieldRules } from '@foyer/contract'
import { isAsked, isRequired } from '@foyer/rules/registration'

/** Fields a player fills in, in the order of the form (RG04). The others of the 21 are filled in by the portal. */
export const registerFieldNames = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'mobileNum',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'paymentPassword',
  'recommenderId',
  'affiliateCode',
  'referralCode',
  'captcha',
] as const
export type RegisterField = (typeof registerFieldNames)[number]

export interface RegisterFieldRule extends FieldRule {
  readonly name: RegisterField
}

/** Types of the fields that every form has, whatever the server says. */
const typeOf: Partial<Record<RegisterField, FieldRule['type']>> = {
  username: 'text',
  password: 'password',
  confirmPassword: 'password',
}

/** Holds for a field the server says nothing about and that the form cannot do without. */
const plainRule: FieldRule = {
  enabled: true,
  required: true,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 64,
  type: 'text',
}

/** The fields a form shows, by the server's rules (RG03, V05 to V08). Rules of unknown fields are left out. */
export function registerFields(rules: FieldRules): readonly RegisterFieldRule[] {
  return registerFieldNames.flatMap((name) => {
    const given = Object.hasOwn(rules, name) ? rules[name] : undefined
    const type = typeOf[name]
    const rule = type === undefined ? given : { ...plainRule, ...given, type }
    return rule && isAsked(name, rule) ? [{ ...rule, name, required: isRequired(name, rule) }] : []
  })
}
