export { type GameTileVariant, gameTileVariants } from './GameTile.styles.ts'
export { GameTile, type GameTileProps } from './GameTile.tsx'
export {
  type GameTileData,
  type GameTileHandlers,
  type GameTileLabels,
  gameTileLabels,
} from './GameTile.types.ts'
