import { type GameTileLabels, gameTileLabels } from '../GameTile/GameTile.types.ts'

/** Words of a grid and of its tiles; `{count}` is the number of games shown. */
export interface GameGridLabels extends GameTileLabels {
  list: string
  loading: string
  emptyTitle: string
  /** What to do when there is no game. */
  empty: string
  error: string
  retry: string
}

export const gameGridLabels: GameGridLabels = {
  ...gameTileLabels,
  list: '{count} games',
  loading: 'Loading games',
  emptyTitle: 'No games here',
  empty: 'Try another provider or fewer filters.',
  error: 'The games could not be loaded.',
  retry: 'Try again',
}
