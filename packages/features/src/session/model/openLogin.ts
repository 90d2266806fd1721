import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the login modal; whoever is signed in to an account already goes straight on (M03). */
export async function run(runtime: PortalRuntime, options: { readonly onLoggedIn?: () => void } = {}): Promise<void> {
  const { onLoggedIn } = options
  // A session that may exist is asked for first: nobody who is signed in is shown a login.
  const { status } = runtime.session
  if (status === 'unknown' || status === 'unreachable') await runtime.refreshSession()
  if (runtime.session.status === 'signedIn' && runtime.session.role !== 'trial') onLoggedIn?.()
  else runtime.openModal('login', options)
}
