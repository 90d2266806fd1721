import { type GameTileLabels, gameTileLabels } from '../GameTile/GameTile.types.ts'

/** Words of a grid and of its tiles; `{count}` is the number of games shown. */
export interface GameGridLabels extends GameTileLabels {
  list: string
  loading: string
  empty: string
  error: string
  retry: string
}

export const gameGridLabels: GameGridLabels = {
  ...gameTileLabels,
  list: '{count} games',
  loading: 'Loading games',
  empty: 'No games here. Try another provider or fewer filters.',
  error: 'The games could not be loaded.',
  retry: 'Try again',
}
