import { useAddressQuery } from '../addressQuery.ts'
import { centrePrefix } from '../centrePrefix.ts'
import type { CentrePageId } from '../ids.ts'
import type { FilterValues } from './recordFilters.ts'

/** The address of a centre page over the page below, with filters of its own; what is open is left out. */
export function centreHref(query: URLSearchParams, page: CentrePageId, values: FilterValues): string {
  const next = new URLSearchParams([...query].filter(([name]) => !name.startsWith(centrePrefix)))
  next.set('centre', page)
  for (const [id, value] of Object.entries(values)) if (value !== '') next.set(`${centrePrefix}${id}`, value)
  return `?${next}`
}

/** Addresses of centre pages, for links from a number to the records it is made of. */
export function useCentreHref(): (page: CentrePageId, values: FilterValues) => string {
  const [query] = useAddressQuery()
  return (page, values) => centreHref(query, page, values)
}
