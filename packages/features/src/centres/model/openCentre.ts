import type { CentrePageId, PortalRuntime } from '@foyer/feature-api'

/** Opens a centre page by its address; who may not see it is told there (P15, T13). */
export const run = (runtime: Pick<PortalRuntime, 'showCentre'>, page: CentrePageId): void => runtime.showCentre(page)
