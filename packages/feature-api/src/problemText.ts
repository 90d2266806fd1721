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

/** Tells a trial account that this needs a real one, and how to open one (Z05, X05, G02). */
export async function warnTrialAccount(
  runtime: Pick<PortalRuntime, 'text' | 'alert' | 'moduleOn' | 'actions'>,
): Promise<void> {
  const text = (key: string) => runtime.text('problems', key)
  const mayRegister = runtime.moduleOn('registration')
  const answer = await runtime.alert({
    icon: 'warning',
    title: text('needTrueAccountTitle'),
    text: text('in_need_true_account'),
    buttons: [
      { id: 'confirm', label: text('in_increase_submit'), primary: !mayRegister },
      ...(mayRegister ? [{ id: 'register', label: text('openAccount'), primary: true }] : []),
    ],
  })
  if (answer === 'register') runtime.actions.openRegister()
}

/**
 * Whether a call failed because the session has ended elsewhere. The player is told, and after a login `goOn` does
 * what was asked.
 */
export async function askForLogin(
  runtime: Pick<PortalRuntime, 'text' | 'alert' | 'actions'>,
  error: unknown,
  goOn: () => void,
): Promise<boolean> {
  if (problemOf(error).code !== 'not_logged_in') return false
  const text = (key: string) => runtime.text('problems', key)
  const answer = await runtime.alert({
    icon: 'info',
    title: text('signedOutTitle'),
    text: text('signedOutText'),
    buttons: [
      { id: 'later', label: text('later') },
      { id: 'login', label: text('login'), primary: true },
    ],
  })
  if (answer === 'login') runtime.actions.openLogin({ onLoggedIn: goOn })
  return true
}
