import type { InputOf, Operations, ProfitGroup, VendorCategory } from '@foyer/contract'
import type { FilterDeclaration, FilterValues } from '@foyer/feature-api'
import { type Names, playFilters, playInput } from './playFilters.ts'

const groups: Readonly<Record<string, ProfitGroup>> = { category: 'CATEGORY', vendor: 'VENDOR' }

/** What rows stand for; days unless something else is chosen. */
export const groupOf = (by = ''): ProfitGroup => groups[by] ?? 'DAY'

/** Days, what the rows stand for, category and provider. */
export function profitFilters(
  names: Names,
  vendors: readonly VendorCategory[] | undefined,
  category: string,
): readonly FilterDeclaration[] {
  const { t } = names
  return [
    { kind: 'dates', id: 'dates', start: 30, quickDays: [7, 30, 90], longest: 732 },
    {
      kind: 'select',
      id: 'by',
      label: t('by'),
      any: t('by_DAY'),
      options: Object.entries(groups).map(([value, group]) => ({ value, label: t(`by_${group}`) })),
    },
    ...playFilters(names, vendors, category),
  ]
}

/** The call that answers the filters (P08). */
export const profitInput = (values: FilterValues, timeZone: string): InputOf<Operations['personalProfit']> => ({
  ...playInput(values, timeZone),
  groupBy: groupOf(values.by),
})
