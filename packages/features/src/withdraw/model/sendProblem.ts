import { type PortalRuntime, problemOf, problemText } from '@foyer/feature-api'
import type { FormRefusal } from '@foyer/ui/Form'
import type { T } from './useT.ts'

/** Why a request with the withdrawal password was not taken, at its field where it has one. */
export function sendProblem(
  runtime: Pick<PortalRuntime, 'text' | 'language'>,
  t: T,
  error: unknown,
  fieldOf: Readonly<Record<string, string>> = {},
): FormRefusal {
  const { code, issues, triesLeft } = problemOf(error)
  if (code === 'password_wrong') {
    if (triesLeft === undefined) return { fields: { paymentPassword: t('passwordWrong') } }
    const words = triesLeft === 0 ? t('passwordLast') : t('passwordTries', { count: triesLeft })
    return { fields: { paymentPassword: words } }
  }
  const fields = Object.fromEntries(
    issues.flatMap(({ path }) => {
      const words = fieldOf[path.slice(1)]
      return words === undefined ? [] : [[path.slice(1), words]]
    }),
  )
  if (Object.keys(fields).length > 0) return { fields }
  if (
    code === 'turnover_open' ||
    code === 'withdrawals_held' ||
    code === 'allowance_used' ||
    code === 'insufficient_funds' ||
    code === 'limit_reached'
  )
    return { message: t(code) }
  return { message: problemText(runtime, error) }
}
