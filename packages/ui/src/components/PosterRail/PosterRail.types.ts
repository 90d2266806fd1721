import type { GameTileData } from '../GameTile/GameTile.types.ts'

/** A game as a poster shows it. */
export interface PosterGame extends GameTileData {
  /** Artwork of 3:4; `image`, cut to it, stands in. */
  readonly poster?: string | undefined
  /** Stated return to player, per cent. */
  readonly rtp?: number | undefined
  /** Lines of a slot. */
  readonly lines?: number | undefined
}
