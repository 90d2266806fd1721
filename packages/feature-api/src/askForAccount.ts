import { warnTrialAccount } from './problemText.ts'
import type { PortalRuntime } from './runtime.ts'

/**
 * What belongs to an account is wanted by somebody without one: a guest logs in or registers first, a trial account is told
 * to open a real one (X01, X05, X08). `goOn` does what was wanted, once there is an account.
 */
export async function askForAccount(
  runtime: Pick<PortalRuntime, 'session' | 'text' | 'alert' | 'moduleOn' | 'actions'>,
  goOn: () => void,
): Promise<void> {
  const { status, role } = runtime.session
  if (status === 'signedIn' && role === 'trial') await warnTrialAccount(runtime, goOn)
  else runtime.actions.openLogin({ onLoggedIn: goOn })
}

/** Leads to the page that is shown now, wherever a login or a registration has led meanwhile. */
export function backHere({ navigate }: Pick<PortalRuntime, 'navigate'>): () => void {
  const here = location.pathname + location.search
  return () => {
    if (location.pathname + location.search !== here) navigate(here)
  }
}
