import type { FieldRule, FieldRules } from '@foyer/contract'
import {
  type FieldName,
  fieldNames,
  isAsked,
  isRequired,
  type RegistrationMethod,
  registrationFields,
} from '@foyer/rules/registration'

/** Filled in by the page: the host it stands on, the country that a number is chosen with, what a picture shows. */
const notTyped = new Set<string>(['domain', 'countryDialingCode', 'captcha'])
export type RegisterField = Exclude<FieldName, 'domain' | 'countryDialingCode' | 'captcha'>

export interface RegisterFieldRule extends FieldRule {
  readonly name: RegisterField
}

/** Types of the fields that every form has, whatever the server says. */
const typeOf: Partial<Record<FieldName, FieldRule['type']>> = {
  username: 'text',
  password: 'password',
  confirmPassword: 'password',
  mobileNum: 'tel',
  verificationCode: 'text',
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
const numberFirst: readonly FieldName[] = ['mobileNum', 'verificationCode']
const indispensable: Readonly<Record<RegistrationMethod, readonly FieldName[]>> = {
  username: ['username', 'password', 'confirmPassword'],
  mobile: ['mobileNum', 'countryDialingCode'],
}

/**
 * The fields a form shows for one way of registration, by the server's rules and in the order of RG04 (RG03, V05 to V08).
 * Rules of unknown fields are left out.
 */
export function registerFields(
  rules: FieldRules,
  method: RegistrationMethod = 'username',
): readonly RegisterFieldRule[] {
  const given = Object.fromEntries(
    fieldNames.flatMap((name) => {
      const rule = Object.hasOwn(rules, name) ? rules[name] : undefined
      const known = rule ?? (indispensable[method].includes(name) ? plainRule : undefined)
      return known ? [[name, { ...known, type: typeOf[name] ?? known.type }]] : []
    }),
  )
  const held = registrationFields<FieldRule>(given, method)
  // What the account is opened with comes first.
  const order =
    method === 'mobile' ? [...numberFirst, ...fieldNames.filter((name) => !numberFirst.includes(name))] : fieldNames
  return order.flatMap((name) => {
    const rule = Object.hasOwn(held, name) ? held[name] : undefined
    if (!rule || notTyped.has(name) || !isAsked(name, rule)) return []
    // What is not typed was left out above.
    return [{ ...rule, name: name as RegisterField, required: isRequired(name, rule) }]
  })
}

/** Whether the rules ask for the text of a picture (V07). */
export const asksPicture = (rules: FieldRules): boolean =>
  Object.hasOwn(rules, 'captcha') && rules.captcha?.enabled === true
