import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the palette (N09). */
export const run = ({ openModal }: PortalRuntime): void => openModal('search', {})
