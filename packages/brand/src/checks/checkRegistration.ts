import type { Finding } from '../issues/issue.ts'
import type { FieldName } from '../registration/fieldNames.ts'
import { type RegistrationRule, registrationRules } from '../registration/registrationRules.ts'
import type { Check } from './checkContext.ts'

const why = 'Visitors could not finish opening an account.'
/** Fields that nothing sends a code for yet. */
const notInForm: ReadonlySet<FieldName> = new Set(['verificationCode'])
/** Families that forbid nothing a strong password may contain. */
const openFamilies = new Set<string>(['anyCharacters', 'noSpaces', 'lettersDigitsSymbols'])

/** Field rules can be fulfilled, and none makes passwords weaker than the platform's own rule (RG03, ruling 24). */
export const checkRegistration: Check = ({ resolved }) => {
  const rules = registrationRules(resolved.registration)
  return (Object.keys(resolved.registration.fields) as FieldName[]).flatMap((name): readonly Finding[] => {
    const path = ['registration', 'fields', name]
    const rule = rules[name]
    const findings: Finding[] = []
    if (rule.minLength > rule.maxLength)
      findings.push({
        code: 'impossible-rule',
        path,
        atKey: true,
        message: `"${name}" has to be at least ${rule.minLength} and at most ${rule.maxLength} characters long`,
        why,
        hint: `Set maxLength to ${rule.minLength} or more`,
      })
    if (rule.required && !rule.enabled)
      findings.push({
        code: 'impossible-rule',
        path,
        atKey: true,
        message: `"${name}" is required but not enabled`,
        why,
        hint: 'Set enabled to true, or required to false',
      })
    if (rule.enabled && notInForm.has(name))
      findings.push({
        code: 'field-not-in-form',
        path,
        atKey: true,
        message: `"${name}" is enabled, but the registration form does not show it yet`,
        why: rule.required ? why : 'Visitors would never be asked for it.',
        hint: `Take "${name}" out, or set its enabled and required to false`,
      })
    if (name === 'password') findings.push(...weakPassword(rule))
    return findings
  })
}

function weakPassword(rule: RegistrationRule): readonly Finding[] {
  const path = ['registration', 'fields', 'password']
  const weak = (at: readonly string[], message: string, hint: string): Finding => ({
    code: 'weak-password',
    severity: 'warning',
    path: [...path, ...at],
    message,
    why: 'Accounts of players become easier to break into.',
    hint,
  })
  return [
    ...(rule.minLength < 8
      ? [
          weak(
            ['minLength'],
            `Passwords of ${rule.minLength} characters would be accepted`,
            'Set minLength to 8 or more',
          ),
        ]
      : []),
    ...(rule.maxLength < 64
      ? [
          weak(
            ['maxLength'],
            `Passwords longer than ${rule.maxLength} characters would be refused`,
            'Set maxLength to 64',
          ),
        ]
      : []),
    ...(!openFamilies.has(rule.patternId)
      ? [
          weak(
            ['patternId'],
            `The pattern "${rule.patternId}" forbids characters that make passwords strong`,
            'Use "lettersDigitsSymbols" or "anyCharacters"',
          ),
        ]
      : []),
  ]
}
