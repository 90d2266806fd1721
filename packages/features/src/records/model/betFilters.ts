import type { BetStatus, InputOf, Operations, VendorCategory } from '@foyer/contract'
import type { FilterDeclaration, FilterValues } from '@foyer/feature-api'
import { type Names, playFilters, playInput } from './playFilters.ts'

const statuses: readonly BetStatus[] = ['OPEN', 'WON', 'RETURNED', 'LOST', 'CANCELLED']

/** Days, category, the providers of that category, status and reference. */
export function betFilters(
  names: Names,
  vendors: readonly VendorCategory[] | undefined,
  category: string,
): readonly FilterDeclaration[] {
  const { t } = names
  return [
    // Two years and a day, so that a whole year can be compared with the one before.
    { kind: 'dates', id: 'dates', start: 7, quickDays: [1, 7, 30], longest: 732 },
    ...playFilters(names, vendors, category),
    {
      kind: 'select',
      id: 'status',
      label: t('status'),
      options: statuses.map((value) => ({ value, label: t(`status_${value}`) })),
    },
    { kind: 'search', id: 'reference', label: t('reference') },
  ]
}

/** The call that answers the filters (P06). Open choices are left out. */
export function betInput(values: FilterValues, timeZone: string): InputOf<Operations['betHistory']> {
  const { status, reference = '' } = values
  return {
    ...playInput(values, timeZone),
    ...(status ? { status: status as BetStatus } : {}), // the choices offered are the statuses
    ...(reference.trim() ? { betId: reference.trim() } : {}),
  }
}
