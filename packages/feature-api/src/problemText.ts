import { problemOf } from './problem.ts'
import type { PortalRuntime } from './runtime.ts'

/**
 * What a player is told of a failed call: the server's own words when it refused, otherwise the text of the
 * catalogue (Z22, Z23, Z28). The texts are those of the feature `problems`.
 */
export function problemText(runtime: Pick<PortalRuntime, 'text'>, error: unknown): string {
  const problem = problemOf(error)
  if (problem.code === 'too_many_requests') {
    const count = Math.max(1, Math.ceil((problem.retryAfter ?? 300) / 60))
    return runtime.text('problems', 'tooManyRequests', { count })
  }
  if (problem.kind === 'refused' && problem.message) return problem.message
  if (problem.kind === 'network' || problem.kind === 'timeout') return runtime.text('problems', problem.kind)
  return runtime.text('problems', 'unknown')
}

/** Tells a trial account that this needs a real one (Z05, X05, G02). */
export async function warnTrialAccount(runtime: Pick<PortalRuntime, 'text' | 'alert'>): Promise<void> {
  await runtime.alert({
    icon: 'warning',
    title: runtime.text('problems', 'needTrueAccountTitle'),
    text: runtime.text('problems', 'in_need_true_account'),
    buttons: [{ id: 'confirm', label: runtime.text('problems', 'in_increase_submit'), primary: true }],
  })
}
