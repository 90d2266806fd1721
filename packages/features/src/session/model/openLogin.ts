import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the login modal; whoever is signed in already goes straight on (M03). */
export async function run(runtime: PortalRuntime, options: { readonly then?: () => void } = {}): Promise<void> {
  const { then: goOn } = options
  // While a marked session is being asked for nobody knows yet who this is.
  if (runtime.session.status === 'unknown') await runtime.refreshSession()
  if (runtime.session.status === 'signedIn') goOn?.()
  else runtime.openModal('login', options)
}
