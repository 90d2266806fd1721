/** A point of a stroke in the unit box: x, y from the top, and how round the corner is (0 sharp, 1 as round as the style allows). */
type Node = readonly [x: number, y: number, round?: number]

/** A letter as the lines of a pen. `width` is its share of the style's letter width. */
export interface Glyph {
  readonly width: number
  readonly strokes: readonly (readonly Node[])[]
}

export const glyph = (width: number, ...strokes: readonly (readonly Node[])[]): Glyph => ({ width, strokes })

/** Height of a bar that stands a little below the waist. */
export const lowBar = (m: number): number => Math.min(0.72, m + 0.12)
