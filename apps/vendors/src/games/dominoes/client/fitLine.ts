import type { LaidTile } from '../engine/hand.ts'
import { layLine } from './layLine.ts'

/** Lengths of half a tile, px, the largest first. */
const smallest = 34
const sizes = [56, 44, smallest]
/** The fewest halves a table is wide. */
const fewest = 15

/** What lies beyond the middles of the outermost tiles, and a little air. */
const rim = 1.3

/** The line as it lies on a table of so many px, in the largest tiles that it fits in. Lengths are halves of a tile. */
export function fitLine(line: readonly LaidTile[], { width, height }: { width: number; height: number }) {
  const fit = (half: number) => {
    const across = Math.max(fewest, Math.floor(width / half))
    const laid = layLine(line, across)
    const needed = 2 * (Math.max(...laid.placed.map(({ y }) => Math.abs(y)), 0) + rim)
    const room = width > 0 ? (across * height) / width : 0
    return { ...laid, across, high: Math.max(needed, room), fits: needed <= room }
  }
  // Where none is small enough the whole line is drawn smaller.
  return sizes.map(fit).find(({ fits }) => fits) ?? fit(smallest)
}
