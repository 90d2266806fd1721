import type { SiteLanguage } from '@foyer/brand'
import type { RouteInfo } from '@foyer/portal/bundle'
import { type Answers, answerKey } from '../snapshot/snapshot.ts'

/** Whether the snapshot knows that a category's page has nothing to show: no vendor offers the category. */
export function hasNoGames(
  { category, queries }: Pick<RouteInfo, 'category' | 'queries'>,
  answers: Answers,
  language: SiteLanguage,
): boolean {
  const asked = queries.find(({ operation }) => operation === 'gameVendors')
  if (!category || !asked) return false
  // A snapshot holds what the contract's operation answered.
  const found = answers[answerKey(asked, language)] as
    | readonly { readonly gameCategory: string; readonly vendors: readonly unknown[] }[]
    | undefined
  return (
    found !== undefined && !found.some(({ gameCategory, vendors }) => gameCategory === category && vendors.length > 0)
  )
}
