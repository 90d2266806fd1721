import { problemOf } from '@foyer/feature-api'

/** Whether a call was refused for want of a proof (A10, Z04): the form has to show one with the next. */
export function wantsProof(error: unknown): boolean {
  const problem = problemOf(error)
  return problem.captcha || problem.code === 'captcha_required'
}
