import type { FieldRules, InputOf, Issue, Operations } from '@foyer/contract'
import { checkPattern, isPatternId } from '@foyer/rules'
import { isCommonPassword } from './commonPasswords.ts'

export type Registration = InputOf<Operations['register']>

/** Checks a registration against the merchant's field rules (V05 to V09). An empty list means that it fits. */
export function checkRegistration(input: Registration, rules: FieldRules): readonly Issue[] {
  const issues: Issue[] = []
  for (const [name, rule] of Object.entries(rules)) {
    if (!rule.enabled) continue
    const value = (input as Readonly<Record<string, unknown>>)[name]
    const path = `/${name}`
    if (typeof value !== 'string' || value === '') {
      if (rule.required) issues.push({ path, message: 'is required' })
      continue
    }
    // What a captcha's answer is, is for the captcha to say.
    if (name === 'captcha' || !isPatternId(rule.patternId)) continue
    const problem = checkPattern(rule.patternId, value, rule.minLength, rule.maxLength)
    if (problem?.reason === 'length')
      issues.push({ path, message: `must have ${rule.minLength} to ${rule.maxLength} characters` })
    else if (problem !== undefined) issues.push({ path, message: `must fit the pattern ${rule.patternId}` })
  }
  if (input.password !== input.confirmPassword)
    issues.push({ path: '/confirmPassword', message: 'must be the same as the password' })
  if (isCommonPassword(input.password, input.username))
    issues.push({ path: '/password', message: 'is too easy to guess' })
  return issues
}
