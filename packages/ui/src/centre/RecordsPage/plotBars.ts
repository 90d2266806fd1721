import type { RecordDay } from './RecordsPage.types.ts'

/** Size of the plot's drawing in its own units; it is stretched to the width there is. */
export const plotSize = { width: 1000, height: 120 } as const

export interface PlotBar extends RecordDay {
  /** Left edge and width of the day's column. */
  readonly x: number
  readonly width: number
  readonly y: number
  readonly height: number
}

export interface Plot {
  readonly bars: readonly PlotBar[]
  /** Height of the line of zero. */
  readonly zero: number
  readonly highest: number
  readonly lowest: number
}

/** Shortest bar of a day that is not zero, so that a small result can be seen beside a large one. */
const shortest = 1.5
const gapShare = 0.3
const widestBar = 36

/** Bars around a zero line; the scale always contains zero. */
export function plotBars(days: readonly RecordDay[]): Plot {
  const highest = Math.max(0, ...days.map(({ value }) => value))
  const lowest = Math.min(0, ...days.map(({ value }) => value))
  const scale = plotSize.height / (highest - lowest || 1)
  const zero = highest === 0 && lowest === 0 ? plotSize.height / 2 : highest * scale
  const column = plotSize.width / (days.length || 1)
  const width = Math.min(widestBar, column * (1 - gapShare))
  const bars = days.map((day, index) => {
    const height = day.value === 0 ? 0 : Math.max(shortest, Math.abs(day.value) * scale)
    return { ...day, x: index * column + (column - width) / 2, width, y: day.value > 0 ? zero - height : zero, height }
  })
  return { bars, zero, highest, lowest }
}
