import type { GameType, InputOf, Operations, VendorCategory } from '@foyer/contract'
import type { FilterDeclaration, FilterValues } from '@foyer/feature-api'
import type { useT } from './useT.ts'

/** Words by which a list is chosen from. */
export interface Names {
  readonly t: ReturnType<typeof useT>
  readonly nameOf: (gameType: GameType) => string
  /** Language tag that names are sorted by. */
  readonly language: string
}

/** Category, and the providers of that category each once by name. */
export function playFilters(
  { t, nameOf, language }: Names,
  vendors: readonly VendorCategory[] | undefined,
  category: string,
): readonly FilterDeclaration[] {
  const offered = vendors?.filter(({ gameCategory }) => category === '' || gameCategory === category)
  const names = new Map(
    offered?.flatMap((one) => one.vendors.map(({ vassalage, displayName }) => [vassalage, displayName])),
  )
  // Each comparison by itself would make an alphabet of its own.
  const alphabet = new Intl.Collator(language)
  const providers = [...names]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => alphabet.compare(a.label, b.label))
  const categories = vendors?.map(({ gameCategory }) => ({ value: gameCategory, label: nameOf(gameCategory) }))
  return [
    { kind: 'select', id: 'category', label: t('category'), options: categories },
    { kind: 'select', id: 'provider', label: t('provider'), options: vendors && providers, dependsOn: 'category' },
  ]
}

/** The part of a call that answers days, category and provider. Open choices are left out. */
export function playInput(
  { from = '', to = '', category, provider }: FilterValues,
  timeZone: string,
): Pick<InputOf<Operations['transactionHistory']>, 'startDate' | 'endDate' | 'timeZone' | 'gameType' | 'vassalage'> {
  return {
    startDate: from,
    endDate: to,
    timeZone,
    ...(category ? { gameType: category as GameType } : {}), // the choices offered are game types
    ...(provider ? { vassalage: provider } : {}),
  }
}
