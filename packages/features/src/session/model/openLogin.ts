import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the login modal; whoever is signed in already goes straight on (M03). */
export async function run(runtime: PortalRuntime, options: { readonly onLoggedIn?: () => void } = {}): Promise<void> {
  const { onLoggedIn } = options
  // While a marked session is being asked for nobody knows yet who this is.
  if (runtime.session.status === 'unknown') await runtime.refreshSession()
  if (runtime.session.status === 'signedIn') onLoggedIn?.()
  else runtime.openModal('login', options)
}
