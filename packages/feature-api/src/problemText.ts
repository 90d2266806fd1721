import { type Problem, problemOf } from './problem.ts'
import type { PortalRuntime } from './runtime.ts'

/** What stands before the server sends it by itself: too many calls, or nobody there who answers. */
const isBusy = ({ kind, status = 0 }: Problem): boolean => kind === 'malformed' && (status === 429 || status > 500)

/** A wait in words, rounded up: seconds below a minute, minutes below an hour. */
function waitIn(tag: string, seconds: number): string {
  const [unit, size] = seconds < 60 ? ['second', 1] : seconds < 3600 ? ['minute', 60] : ['hour', 3600]
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.ceil(seconds / size))
}

/**
 * What a player is told of a failed call: the server's own words when it refused, otherwise the text of the
 * catalogue (Z22, Z23, Z28). The texts are those of the feature `problems`.
 */
export function problemText(runtime: Pick<PortalRuntime, 'text' | 'language'>, error: unknown): string {
  const problem = problemOf(error)
  const busy = isBusy(problem)
  const isLimited = problem.code === 'too_many_requests'
  if (isLimited || (busy && problem.retryAfter)) {
    const wait = waitIn(runtime.language.tag, problem.retryAfter ?? 300)
    return runtime.text('problems', isLimited ? 'tooManyRequests' : 'busyFor', { wait })
  }
  if (problem.kind === 'refused' && problem.message) return problem.message
  if (problem.kind === 'network' || problem.kind === 'timeout') return runtime.text('problems', problem.kind)
  if (problem.code === 'not_logged_in') return runtime.text('problems', 'sessionEnded')
  return runtime.text('problems', busy ? 'busy' : 'unknown')
}

/**
 * Tells a trial account that this needs a real one, and how to open one (Z05, X05, G02). `goOn` does what was wanted, once
 * it is open.
 */
export async function warnTrialAccount(
  runtime: Pick<PortalRuntime, 'text' | 'alert' | 'moduleOn' | 'actions'>,
  goOn: () => void,
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
  if (answer === 'register') runtime.actions.openRegister({ onLoggedIn: goOn })
}

/**
 * Does what may need a fresh proof of who is there: where it is asked for, the person gives it and it is done again. Rejects
 * with `password_required` when they do not want to.
 */
export async function withProof<T>(runtime: Pick<PortalRuntime, 'actions'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (problemOf(error).code !== 'password_required') throw error
    const isGiven = await new Promise<boolean>((onAnswer) => runtime.actions.confirmIdentity({ onAnswer }))
    if (!isGiven) throw error
    return work()
  }
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
