import type { DrawFacts, FixtureTold, TableFacts } from './facts.types.ts'

/** A game as a tile shows it. */
export interface GameTileData {
  /** Unique in its list; handed back by every callback. */
  readonly id: string
  readonly name: string
  readonly vendorName: string
  /** Square artwork, or the vendor's logo for `variant: 'vendor'`. */
  readonly image: string
  /** Artwork of 2:1 for big tiles; `image` is used when it is missing. */
  readonly wideImage?: string | undefined
  /** Where playing leads; a tile without it plays through `onPlay` only. */
  readonly href?: string | undefined
  /** A free trial is offered (L19). */
  readonly trialOffered?: boolean | undefined
  /** There is no real play: the caption says so, and the one action is the free trial. */
  readonly playMoneyOnly?: boolean | undefined
  readonly isNew?: boolean | undefined
  /** Popular, never "winning" (QR20). */
  readonly isHot?: boolean | undefined
  /** A live table as it is now; shown when a server tells it, as is what follows. */
  readonly table?: TableFacts | undefined
  readonly fixture?: FixtureTold | undefined
  readonly draw?: DrawFacts | undefined
}

export interface GameTileHandlers {
  /** The tile was chosen; the link is not followed when this is given. */
  onPlay?: ((id: string) => void) | undefined
  /** The free trial was chosen. Without it no tile shows one. */
  onTrial?: ((id: string) => void) | undefined
  /** More about the game was asked for (QR22). Without it no tile offers it. */
  onInfo?: ((id: string) => void) | undefined
  /** The heart was pressed (L27). Without it no tile shows one. */
  onToggleFavourite?: ((id: string) => void) | undefined
}
