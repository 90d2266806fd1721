import type { HelpItem } from '@foyer/contract'
import type { RouteId } from '@foyer/feature-api'

/** The items of a page: of the member centre alone on `/helpmc`, where the server says which those are (R22). */
export function itemsFor(routeId: RouteId, items: readonly HelpItem[]): readonly HelpItem[] {
  if (routeId !== 'helpmc') return items
  const own = items.filter(({ isMemberCentre }) => isMemberCentre)
  return own.length > 0 ? own : items
}
