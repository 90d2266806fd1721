import type { FloorFacts } from '@foyer/contract'
import type { Merchant } from '../merchants/merchant.ts'
import type { CatalogueGame } from './catalogue.ts'

/** What goes on at vendors' games, as their servers say it. */
export interface Floor {
  /** By game id; a game that nobody tells of is not in it, and nothing is made up for it. */
  readonly of: (merchant: Merchant, games: readonly CatalogueGame[]) => Promise<ReadonlyMap<string, FloorFacts>>
}
