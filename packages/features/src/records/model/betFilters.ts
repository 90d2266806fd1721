import type { BetStatus, GameType, InputOf, Operations, VendorCategory } from '@foyer/contract'
import type { FilterDeclaration, FilterValues } from '@foyer/feature-api'
import type { useT } from './useT.ts'

const statuses: readonly BetStatus[] = ['OPEN', 'WON', 'RETURNED', 'LOST', 'CANCELLED']

/** Words by which a list is chosen from. */
interface Names {
  readonly t: ReturnType<typeof useT>
  readonly nameOf: (gameType: GameType) => string
  /** Language tag that names are sorted by. */
  readonly language: string
}

/** Days, category, the providers of that category each once by name, status and reference. */
export function betFilters(
  { t, nameOf, language }: Names,
  vendors: readonly VendorCategory[] | undefined,
  category: string,
): readonly FilterDeclaration[] {
  const offered = vendors?.filter(({ gameCategory }) => category === '' || gameCategory === category)
  const names = new Map(
    offered?.flatMap((one) => one.vendors.map(({ vassalage, displayName }) => [vassalage, displayName])),
  )
  const providers = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  const categories = vendors?.map(({ gameCategory }) => ({ value: gameCategory, label: nameOf(gameCategory) }))
  return [
    // Two years and a day, so that a whole year can be compared with the one before.
    { kind: 'dates', id: 'dates', start: 7, quickDays: [1, 7, 30], longest: 732 },
    { kind: 'select', id: 'category', label: t('category'), options: categories },
    {
      kind: 'select',
      id: 'provider',
      label: t('provider'),
      options: vendors && providers,
      dependsOn: 'category',
    },
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
  const { from = '', to = '', category, provider, status, reference = '' } = values
  return {
    startDate: from,
    endDate: to,
    timeZone,
    ...(category ? { gameType: category as GameType } : {}), // the choices offered are game types
    ...(provider ? { vassalage: provider } : {}),
    ...(status ? { status: status as BetStatus } : {}), // the choices offered are the statuses
    ...(reference.trim() ? { betId: reference.trim() } : {}),
  }
}
