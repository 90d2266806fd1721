import { fieldPatterns } from '@foyer/rules'
import type { FieldName } from '@foyer/rules/registration'
import type { Finding } from '../issues/issue.ts'
import { defaultRules, type RegistrationRule } from '../registration/registrationRules.ts'

/** A value as each of these fields has it; what fits no pattern can never be sent. */
const values: Partial<Record<FieldName, string>> = {
  email: 'ada@lagoon.example',
  mobileNum: '5550123',
  verificationCode: '555012',
  countryDialingCode: '90',
  domain: 'www.lagoon.example',
}

/** Names of accounts are no addresses: the field for those is `email`. */
const isAddressAsName = (name: FieldName, { patternId }: RegistrationRule): boolean =>
  name === 'username' && patternId === 'mailbox'

/** A field's pattern lets through what the field holds (RG03). */
export function fittingPattern(name: FieldName, rule: RegistrationRule): readonly Finding[] {
  const value = values[name]
  const fits = value === undefined || new RegExp(fieldPatterns[rule.patternId].source, 'u').test(value)
  if (fits && !isAddressAsName(name, rule)) return []
  return [
    {
      code: 'impossible-rule',
      path: ['registration', 'fields', name, 'patternId'],
      message: `The pattern "${rule.patternId}" fits no value of "${name}"`,
      why: 'Visitors could not finish opening an account.',
      hint: `Use "${defaultRules[name].patternId}"`,
    },
  ]
}
