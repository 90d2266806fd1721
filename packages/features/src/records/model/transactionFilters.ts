import {
  type InputOf,
  type Operations,
  transactionGroups,
  transactionKinds,
  type VendorCategory,
} from '@foyer/contract'
import type { FilterDeclaration, FilterValues } from '@foyer/feature-api'
import { kindName } from './kindName.ts'
import { type Names, playFilters, playInput } from './playFilters.ts'

/** A group by its name in the contract. */
const groups = Object.keys(transactionGroups) as readonly (keyof typeof transactionGroups)[] // a constant's own keys

/** Days, kind, category, provider and reference. */
export function transactionFilters(
  names: Names,
  vendors: readonly VendorCategory[] | undefined,
  category: string,
): readonly FilterDeclaration[] {
  const { t } = names
  return [
    { kind: 'dates', id: 'dates', start: 7, quickDays: [1, 7, 30], longest: 732 },
    {
      kind: 'select',
      id: 'kind',
      label: t('kind'),
      options: [
        ...groups.map((value) => ({ value, label: t(`${value}Group`) })),
        ...transactionKinds.map((value) => ({ value, label: kindName(t, value) })),
      ],
    },
    ...playFilters(names, vendors, category),
    { kind: 'search', id: 'reference', label: t('referenceOrNumber') },
  ]
}

/** The call that answers the filters (P07). Open choices are left out. */
export function transactionInput(values: FilterValues, timeZone: string): InputOf<Operations['transactionHistory']> {
  const { kind, reference = '' } = values
  return {
    ...playInput(values, timeZone),
    ...(kind ? { kind } : {}),
    ...(reference.trim() ? { reference: reference.trim() } : {}),
  }
}
