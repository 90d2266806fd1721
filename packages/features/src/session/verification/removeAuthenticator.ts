import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the dialog that takes the authenticator app away. */
export const run = (runtime: PortalRuntime): void => runtime.openModal('removeAuthenticator', {})
