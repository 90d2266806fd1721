import type { PortalRuntime } from '@foyer/feature-api'

/** Opens the form over the page (M10). */
export const run = ({ openModal }: PortalRuntime): void => openModal('feedback', {})
