import type { FieldName } from '@foyer/rules/registration'
import type { Finding } from '../issues/issue.ts'
import type { RegistrationRules } from '../registration/registrationRules.ts'

const needed: readonly FieldName[] = ['username', 'password', 'confirmPassword']

/** Fields that the form asks for whatever their rules say (RG01, V05); by mobile number only a password can be left out (V06). */
export function isNeeded(name: FieldName, rules: RegistrationRules, byMobile: boolean): boolean {
  const hasNoPassword = byMobile && !rules.password.enabled
  return needed.includes(name) && !(hasNoPassword && name !== 'username')
}

/** A field without which no account is opened is shown and has to be filled in. */
export function neededField(name: FieldName, rules: RegistrationRules): readonly Finding[] {
  const { enabled, required } = rules[name]
  if (enabled && required) return []
  const without =
    name === 'username'
      ? ''
      : '; only accounts opened by mobile number (modules.mobileRegistration, with modules.smsLogin) can do without a password'
  return [
    {
      code: 'impossible-rule',
      path: ['registration', 'fields', name],
      atKey: true,
      message: `"${name}" is ${enabled ? 'not required' : 'not enabled'}, but no account is opened without it`,
      why: 'The form asks for it all the same.',
      hint: `Set enabled and required to true, or leave them out${without}`,
    },
  ]
}
