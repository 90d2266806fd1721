import type { PublicConfig } from '@foyer/brand'
import { operationKey, type QuerySpec, type SectionDeclaration, vendorsQuery } from '@foyer/feature-api'
import type { SiteRoute } from './routeTable.ts'

/** What the shell itself shows on every page: the header's vendors and the links to customer service. */
export const shellQueries: readonly QuerySpec[] = [
  { operation: 'gameVendors', input: vendorsQuery },
  { operation: 'systemStatus', input: {} },
]

/** Guest operations whose answers a page shows first, each once. */
export function pageQueries(
  route: SiteRoute,
  config: PublicConfig,
  sections: ReadonlyMap<string, SectionDeclaration>,
): readonly QuerySpec[] {
  const own = route.declaration.queries?.(config.features[route.feature] ?? {}) ?? []
  const placed = [
    ...(route.id === 'home' ? config.home.sections : []),
    ...(route.declaration.sections ?? []).map((type) => ({ type, settings: {} })),
  ]
  const shown = placed.flatMap(({ type, settings }) => sections.get(type)?.queries?.(settings as never) ?? [])
  const all = [...shellQueries, ...own, ...shown]
  return [
    ...new Map(all.map((query) => [JSON.stringify(operationKey(query.operation, query.input, '')), query])).values(),
  ]
}
