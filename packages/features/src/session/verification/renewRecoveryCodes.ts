import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the dialog that makes new recovery codes. */
export const run = (runtime: PortalRuntime): void => runtime.openModal('renewRecoveryCodes', {})
