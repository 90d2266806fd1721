import type { ModalProps, PortalRuntime } from '@foyer/feature-api'

/** Lets whoever is signed in show again who they are. */
export const run = (runtime: PortalRuntime, options: ModalProps['confirmIdentity']): void =>
  runtime.openModal('confirmIdentity', options)
