import type { RecordPart } from './RecordsPage.types.ts'

export interface PartBar extends RecordPart {
  readonly x: number
  readonly width: number
}

/** Width of the drawing in its own units; it is stretched to the width there is. */
const full = 1000
/** Shortest bar of what is not zero, so that a small part can be seen beside a large one. */
const shortest = 3

/** Bars to the right of the zero line for gains and to the left for losses, all on one scale. */
export function partBars(parts: readonly RecordPart[]): { readonly bars: readonly PartBar[]; readonly zero: number } {
  const most = Math.max(0, ...parts.map(({ value }) => value))
  const least = Math.min(0, ...parts.map(({ value }) => value))
  const scale = most === least ? 0 : full / (most - least)
  const zero = -least * scale
  const bars = parts.map((part) => {
    const width = part.value === 0 ? 0 : Math.max(shortest, Math.abs(part.value) * scale)
    return { ...part, width, x: part.value < 0 ? Math.max(0, zero - width) : Math.min(zero, full - width) }
  })
  return { bars, zero }
}
