export { type GameTileVariant, gameTileVariants } from './GameTile.styles.ts'
export { GameTile, type GameTileProps } from './GameTile.tsx'
export {
  defaultGameTileLabels,
  type GameTileData,
  type GameTileHandlers,
  type GameTileLabels,
} from './GameTile.types.ts'
