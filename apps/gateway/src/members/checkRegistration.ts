import type { FieldRule, FieldRules, InputOf, Issue, Operations } from '@foyer/contract'
import { checkSubmission, type SubmissionProblem } from '@foyer/rules/registration'
import { isCommonPassword } from './commonPasswords.ts'

export type Registration = InputOf<Operations['register']>

/** Checks a registration against the merchant's field rules (V05 to V09). An empty list means that it fits. */
export function checkRegistration(input: Registration, rules: FieldRules): readonly Issue[] {
  const texts = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // The name is stored without the spaces around it.
  const entered = { ...Object.fromEntries(texts), username: input.username.trim() }
  const issues = checkSubmission(entered, rules).map(
    ({ field, reason }): Issue => ({ path: `/${field}`, message: messages[reason](rules[field]) }),
  )
  const isGuessable = isCommonPassword(input.password, input.username)
  return isGuessable ? [...issues, { path: '/password', message: 'is too easy to guess' }] : issues
}

const messages: Readonly<Record<SubmissionProblem['reason'], (rule: FieldRule | undefined) => string>> = {
  required: () => 'is required',
  length: (rule) => `must have ${rule?.minLength} to ${rule?.maxLength} characters`,
  pattern: (rule) => `must fit the pattern ${rule?.patternId}`,
  different: () => 'must be the same as the password',
}
