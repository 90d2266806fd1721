import type { FieldRule, FieldRules } from '@foyer/contract'

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

const always: readonly RegisterField[] = ['username', 'password', 'confirmPassword']

/** Holds for a field the server says nothing about and that the form cannot do without. */
const plainRule: FieldRule = {
  enabled: true,
  required: true,
  patternId: 'anyCharacters',
  minLength: 1,
  maxLength: 64,
  type: 'text',
}

function ruleOf(name: RegisterField, rules: FieldRules): FieldRule | undefined {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
  if (!always.includes(name)) return rule?.enabled ? rule : undefined
  const type = name === 'username' ? 'text' : 'password'
  // A payment password is required when shown (V08); user name and password always are (V05).
  return { ...plainRule, ...rule, enabled: true, required: true, type }
}

/** The fields a form shows, by the server's rules (RG03, V05 to V08). Rules of unknown fields are left out. */
export function registerFields(rules: FieldRules): readonly RegisterFieldRule[] {
  return registerFieldNames.flatMap((name) => {
    const rule = ruleOf(name, rules)
    if (!rule) return []
    const required = rule.required || name === 'paymentPassword' || name === 'captcha'
    return { ...rule, name, required }
  })
}
