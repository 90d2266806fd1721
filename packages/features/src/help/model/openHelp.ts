import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the first questions over the page (M09). */
export const run = ({ openModal }: PortalRuntime): void => openModal('help', {})
