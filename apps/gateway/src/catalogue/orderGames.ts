import type { GameOrder } from '@foyer/contract'
import type { CatalogueGame } from './catalogue.ts'

type Compare = (a: CatalogueGame, b: CatalogueGame) => number

/** What nobody says comes last. */
const orders: Readonly<Record<Exclude<GameOrder, 'popular'>, Compare>> = {
  new: (a, b) => compareTexts(b.traits.releasedOn ?? '', a.traits.releasedOn ?? ''),
  name: (a, b) => compareTexts(a.nameKey, b.nameKey),
  return: (a, b) => (b.wire.rtp ?? 0) - (a.wire.rtp ?? 0),
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** All games in an order (QP04), those that are alike in it as they were given. Each order is made when it is first asked for. */
export function orderGames(
  games: readonly CatalogueGame[],
): (order: Exclude<GameOrder, 'popular'>) => readonly CatalogueGame[] {
  const made = new Map<GameOrder, readonly CatalogueGame[]>()
  return (order) => {
    const known = made.get(order)
    if (known !== undefined) return known
    const sorted = [...games].sort(orders[order])
    made.set(order, sorted)
    return sorted
  }
}
