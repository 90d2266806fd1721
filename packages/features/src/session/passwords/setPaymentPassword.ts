import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the dialog that sets the withdrawal password, or changes the one that is set. */
export const run = (runtime: PortalRuntime, options: { readonly isSet: boolean }): void =>
  runtime.openModal('paymentPassword', options)
