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

/** A line of the grid. */
export interface PlotTick {
  readonly value: number
  readonly y: number
}

export interface Plot {
  readonly bars: readonly PlotBar[]
  /** Lines at round values, the highest first and evenly apart; one of them is zero. */
  readonly ticks: readonly PlotTick[]
  /** Sum of all days. */
  readonly total: number
}

/** Shortest bar of a day that is not zero, so that a small result can be seen beside a large one. */
const shortest = 1.5
const gapShare = 0.3
const widestBar = 36
const wishedLines = 3

/** The smallest round number that is not below: 1, 2 or 5 with noughts. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return power * ([1, 2, 5].find((digit) => digit * power >= value) ?? 10)
}

/** Bars around a zero line, and the grid behind them, which always contains zero. */
export function plotBars(days: readonly RecordDay[]): Plot {
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const most = Math.max(0, ...days.map(({ value }) => value))
  const least = Math.min(0, ...days.map(({ value }) => value))
  const step = most === least ? 1 : roundUp((most - least) / wishedLines)
  const up = Math.ceil(most / step)
  const down = Math.ceil(-least / step)
  const lines = up + down || 1
  const scale = plotSize.height / (lines * step)
  const zero = up + down === 0 ? plotSize.height / 2 : up * step * scale
  const ticks = Array.from({ length: up + down + 1 }, (_, index) => {
    const value = (up - index) * step
    return { value, y: zero - value * scale }
  })
  const column = plotSize.width / (days.length || 1)
  const width = Math.min(widestBar, column * (1 - gapShare))
  const bars = days.map((day, index) => {
    const height = day.value === 0 ? 0 : Math.max(shortest, Math.abs(day.value) * scale)
    return { ...day, x: index * column + (column - width) / 2, width, y: day.value > 0 ? zero - height : zero, height }
  })
  return { bars, ticks, total }
}
