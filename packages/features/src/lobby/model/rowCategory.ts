import type { GameType } from '@foyer/contract'

const gameRows: readonly GameType[] = ['RNG', 'LIVE', 'FISH', 'PVP']

/** Whether a category's row shows games with a vendor strip, or vendors only (L11, L12, ruling 2). */
export const showsGames = (category: GameType): boolean => gameRows.includes(category)

/** Vendors in a category's row: 4 beside slots and fish, 2 otherwise (L12, ruling 2). */
export const rowVendors = (category: GameType): number => (category === 'RNG' || category === 'FISH' ? 4 : 2)

/** What the More link chooses in advance: the first vendor for sports and esports, nothing for the others (L08 to L10). */
export function moreQuery(
  category: GameType,
  vendors: readonly { readonly vassalage: string }[],
): Readonly<Record<string, string>> {
  const [first] = vendors
  return first && (category === 'SPORTS' || category === 'ESPORTS') ? { vendor: first.vassalage } : {}
}
