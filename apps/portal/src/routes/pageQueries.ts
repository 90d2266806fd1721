import type { PublicConfig } from '@foyer/brand'
import { operationKey, type QuerySpec, type SectionDeclaration, vendorsQuery } from '@foyer/feature-api'
import { showsContent } from './contentPlace.ts'
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
  const { declaration } = route
  const own = showsContent(route) ? (declaration.queries?.(config.features[route.feature] ?? {}) ?? []) : []
  const declared = (route.declaration.sections ?? []).map((type) => ({ type, settings: {}, blocks: [] }))
  const shown = [...route.sections, ...declared].flatMap(
    ({ type, settings, blocks = [] }) =>
      // The assembler has checked settings and blocks against the section's schemas.
      sections.get(type)?.queries?.(settings as never, route.id, blocks as never) ?? [],
  )
  const all = [...shellQueries, ...own, ...shown]
  return [
    ...new Map(all.map((query) => [JSON.stringify(operationKey(query.operation, query.input, '')), query])).values(),
  ]
}
