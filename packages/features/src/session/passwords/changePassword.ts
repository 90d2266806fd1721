import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the dialog that changes the password (M01). */
export function run(runtime: PortalRuntime): void {
  runtime.openModal('changePassword', {})
}
