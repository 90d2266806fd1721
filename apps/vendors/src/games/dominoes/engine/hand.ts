import type { Tile } from './tiles.ts'

export type End = 'left' | 'right'

export type DominoMove = { readonly kind: 'tile'; readonly tile: Tile; readonly end: End } | { readonly kind: 'pass' }

/** A tile as it lies in the line of play. */
export interface LaidTile {
  readonly tile: Tile
  readonly end: End
  readonly seat: number
}

/** What lies open on the table. */
export interface DominoTable {
  /** In the order they were laid; the first one lies in the middle. */
  readonly line: readonly LaidTile[]
  /** The two open values, once a tile lies. */
  readonly ends?: { readonly left: number; readonly right: number }
  /** Tiles that each seat still holds. */
  readonly counts: readonly number[]
  /** What each seat did last: nothing yet, a tile or a pass. */
  readonly last: readonly (DominoMove | null)[]
  /** Values that each seat could not follow when it passed. */
  readonly lacks: readonly (readonly number[])[]
  readonly turn: number
  /** Passes in a row. */
  readonly passes: number
}

export interface DominoState {
  readonly hands: readonly (readonly Tile[])[]
  readonly table: DominoTable
}
