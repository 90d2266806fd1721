import type { Issue } from '@foyer/contract'
import { isCommonPassword } from '@foyer/rules/passwords'
import { checkSubmission, type SubmissionProblem } from '@foyer/rules/registration'
import type { CallContext } from '../../calls/handlers.ts'
import { ProblemError } from '../../calls/problem.ts'
import { fieldRules } from '../../merchants/fieldRules.ts'
import { breachIssues } from './breachIssues.ts'

/** Throws `validation_failed` unless the new password fits the merchant's rule, is not easy to guess (V02, ruling 24) and on no list of breached ones. */
export async function checkNewPassword(
  context: Pick<CallContext, 'merchant' | 'breachedPasswords'>,
  username: string,
  { newPassword, confirmNewPassword = newPassword }: { newPassword: string; confirmNewPassword?: string },
): Promise<void> {
  const { merchant } = context
  const { password } = fieldRules(merchant)
  if (password === undefined) throw new Error('The platform has a rule for passwords')
  const problems = checkSubmission(
    { password: newPassword, confirmPassword: confirmNewPassword },
    { password, confirmPassword: password },
  )
  const messages: Readonly<Record<SubmissionProblem['reason'], string>> = {
    required: 'is required',
    length: `must have ${password.minLength} to ${password.maxLength} characters`,
    pattern: `must fit the pattern ${password.patternId}`,
    different: 'must be the same as the new password',
  }
  const issues: Issue[] = problems.map(({ field, reason }) => ({
    path: field === 'password' ? '/newPassword' : '/confirmNewPassword',
    message: messages[reason],
  }))
  if (isCommonPassword(newPassword, username, merchant.name, merchant.code))
    issues.push({ path: '/newPassword', message: 'is too easy to guess' })
  issues.push(...(await breachIssues(context, '/newPassword', newPassword)))
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues })
}
