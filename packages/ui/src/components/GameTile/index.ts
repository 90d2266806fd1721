export { type GameTileLabels, gameTileLabels } from './GameTile.labels.ts'
export { type GameTileVariant, gameTileVariants } from './GameTile.styles.ts'
export { GameTile, type GameTileProps } from './GameTile.tsx'
export type { GameTileData, GameTileHandlers } from './GameTile.types.ts'
