import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the registration modal, or says that this site opens no accounts (M04). */
export function run(runtime: PortalRuntime, options: { readonly onLoggedIn?: () => void } = {}): void {
  if (runtime.moduleOn('registration')) runtime.openModal('register', options)
  else runtime.toast({ text: runtime.text('session', 'closedText') })
}
