import type { Game, LiveFacts } from '@foyer/contract'
import type { LiveTableCard } from '@foyer/ui/LiveRail'

/** A live table as the kit's cards take it. */
export const tableCard = (game: Game, factsOf: (game: LiveFacts) => Pick<LiveTableCard, 'table'>): LiveTableCard => ({
  id: String(game.nodeId),
  name: game.name,
  vendorName: game.vendorName,
  image: game.icon,
  playMoneyOnly: game.playMoneyOnly,
  table: factsOf(game).table,
})
