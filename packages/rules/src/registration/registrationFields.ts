import type { FieldRuleInput } from './checkSubmission.ts'

/** How an account is opened: under a name of one's own, or under one's mobile number (RG01, RG02). */
export type RegistrationMethod = 'username' | 'mobile'

const ownName = new Set(['username'])
const secrets = new Set(['password', 'confirmPassword'])

/**
 * The rules that hold for one way of registration (RG02, V06): by mobile number the name is left out, the number is
 * required and a password asked for only where the rules do. A code needs a number that it goes to, a number its country.
 */
export function registrationFields<Rule extends FieldRuleInput>(
  rules: Readonly<Record<string, Rule>>,
  method: RegistrationMethod,
): Readonly<Record<string, Rule>> {
  const asksCode = rules.verificationCode?.enabled === true
  const isByMobile = method === 'mobile'
  const asksNumber = isByMobile || asksCode || rules.mobileNum?.enabled === true
  const needsNumber = isByMobile || asksCode || rules.mobileNum?.required === true
  const change = (name: string, rule: Rule): Rule | undefined => {
    if (isByMobile && ownName.has(name)) return undefined
    if (isByMobile && secrets.has(name) && rules.password?.enabled === false) return undefined
    if (name === 'mobileNum' || name === 'countryDialingCode')
      return { ...rule, enabled: asksNumber, required: needsNumber }
    if (name === 'verificationCode') return { ...rule, required: asksCode }
    return rule
  }
  return Object.fromEntries(
    Object.entries(rules).flatMap(([name, rule]) => {
      const changed = change(name, rule)
      return changed === undefined ? [] : [[name, changed]]
    }),
  )
}
