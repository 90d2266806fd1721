import { centrePrefix, useAddressQuery, useCategoryName, useRuntime, vendorsQuery } from '@foyer/feature-api'
import { useOperation } from './calls.ts'
import type { Names } from './playFilters.ts'
import { useT } from './useT.ts'

/** What the filters of category and provider are made of: names, the vendors once they are known, what is chosen. */
export function useVendorChoices() {
  const t = useT()
  const nameOf = useCategoryName()
  const { tag: language } = useRuntime().language
  const [query] = useAddressQuery()
  const vendors = useOperation('gameVendors', vendorsQuery)
  const names: Names = { t, nameOf, language }
  return {
    names,
    // Without an answer there is nothing to choose from, and the records are shown all the same.
    vendors: vendors.data ?? (vendors.isError ? [] : undefined),
    /** What the address says of a filter; checked where the filter is. */
    chosen: (id: string) => query.get(`${centrePrefix}${id}`) ?? '',
  }
}
