import type { ModalProps, PortalRuntime } from '@foyer/feature-api'

/** Opens the dialog that verifies a number or address, or changes it. */
export const run = (runtime: PortalRuntime, options: ModalProps['contact']): void =>
  runtime.openModal('contact', options)
