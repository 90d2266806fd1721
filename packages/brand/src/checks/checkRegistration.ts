import type { FieldName } from '@foyer/rules/registration'
import type { Finding } from '../issues/issue.ts'
import { type RegistrationRule, registrationRules } from '../registration/registrationRules.ts'
import type { Check } from './checkContext.ts'
import { fittingPattern } from './fittingPattern.ts'
import { isNeeded, neededField } from './neededFields.ts'

const why = 'Visitors could not finish opening an account.'
/** Families that forbid nothing a strong password may contain. */
const openFamilies = new Set<string>(['anyCharacters', 'noSpaces', 'lettersDigitsSymbols'])

/** No form asks for them by their own rules, so they are judged apart. */
const filledByPage = new Set<string>(['domain', 'countryDialingCode'])

/** The page hands it in and it is kept with the account; nobody sees or fills it in. */
const domainOnNoForm: Finding = {
  code: 'field-not-in-form',
  severity: 'warning',
  path: ['registration', 'fields', 'domain'],
  atKey: true,
  message: '"domain" is asked for, but no form shows it',
  why: 'Visitors see no such field: the page hands in the host it stands on, and it is kept with the account.',
  hint: 'Take "domain" out, unless accounts should keep the host they were opened on',
}

/** Field rules can be fulfilled, and none makes passwords weaker than the platform's own rule (RG03, ruling 24). */
export const checkRegistration: Check = ({ resolved }) => {
  const rules = registrationRules(resolved.registration)
  // `Object.keys` forgets the names of keys.
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
    if (isNeeded(name, rules, resolved.modules.mobileRegistration)) findings.push(...neededField(name, rules))
    else if (rule.required && !rule.enabled && !filledByPage.has(name))
      findings.push({
        code: 'impossible-rule',
        path,
        atKey: true,
        message: `"${name}" is required but not enabled`,
        why,
        hint: 'Set enabled to true, or required to false',
      })
    findings.push(...fittingPattern(name, rule))
    if (name === 'domain' && (rule.enabled || rule.required)) findings.push(domainOnNoForm)
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
