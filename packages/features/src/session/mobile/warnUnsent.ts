import { type PortalRuntime, problemOf } from '@foyer/feature-api'
import type { CodeSending } from '@foyer/ui/CodeField'
import { loginProblem } from '../model/loginProblem.ts'
import type { T } from '../model/useT.ts'

/**
 * Says in a dialog why no code was sent: the server's own words unless told, and a button (Z02). Answers for how long none is
 * sent, where the server says so.
 */
export async function warnUnsent(
  runtime: Pick<PortalRuntime, 'text' | 'language' | 'alert'>,
  t: T,
  error: unknown,
  text = loginProblem(runtime, t, error),
): Promise<CodeSending> {
  const refusedAt = performance.now()
  const buttons = [{ id: 'ok', label: t('confirm'), primary: true }]
  await runtime.alert({ icon: 'warning', title: t('codeNotSent'), text, buttons })
  const { retryAfter = 0 } = problemOf(error)
  // The dialog was read meanwhile.
  const notBefore = retryAfter - (performance.now() - refusedAt) / 1000
  return notBefore > 0 ? { notBefore } : undefined
}
