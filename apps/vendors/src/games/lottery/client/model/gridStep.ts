const inRow: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowLeft: -1 }
const ofRows: Readonly<Record<string, -1 | 1>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Which number a key leads to from the one at `from` in a grid of `count` whose rows hold `columns`; undefined for a key
 * that leads nowhere, also past the edge.
 */
export function gridStep(key: string, from: number, count: number, columns: number, isRightToLeft = false) {
  const step = inRow[key]
  const row = ofRows[key]
  const to =
    key === 'Home'
      ? 0
      : key === 'End'
        ? count - 1
        : step !== undefined
          ? from + (isRightToLeft ? -step : step)
          : row !== undefined
            ? from + row * columns
            : undefined
  return to !== undefined && to >= 0 && to < count ? to : undefined
}
