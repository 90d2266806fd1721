import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the palette (N09), empty: what was typed after a `/` was not meant for it. */
export function run({ openModal }: PortalRuntime): void {
  window.foyerKeys = ''
  openModal('search', {})
}
