import type { FloorFacts, GameType } from '@foyer/contract'
import type { Merchant } from '../merchants/merchant.ts'
import type { CatalogueGame } from './catalogue.ts'

/** Categories whose games are about matches. */
export const matchTypes: readonly GameType[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT']

/** Whether lists of a category tell what goes on at its games as their vendors' servers say it. */
export const isOnFloor = (type: GameType): boolean => type === 'LIVE' || matchTypes.includes(type)

/** What goes on at vendors' games, as their servers say it. */
export interface Floor {
  /** By game id; a game that nobody tells of is not in it, and nothing is made up for it. */
  readonly of: (merchant: Merchant, games: readonly CatalogueGame[]) => Promise<ReadonlyMap<string, FloorFacts>>
}
