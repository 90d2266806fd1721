import { expect, test } from 'vitest'
import { partBars } from './partBars.ts'

const part = (value: number) => ({ name: String(value), value })

test('P08 gains stand right of one zero line and losses left of it, on one scale', () => {
  const { bars, zero } = partBars([part(300), part(-100), part(0)])
  expect(zero).toBe(250)
  expect(bars.map(({ x, width }) => [x, width])).toEqual([
    [250, 750],
    [0, 250],
    [250, 0],
  ])
})

test('P08 the smallest part can be seen, and nothing leaves the drawing', () => {
  const { bars } = partBars([part(1_000_000), part(1), part(-1)])
  for (const { x, width } of bars) {
    expect(width).toBeGreaterThanOrEqual(3)
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(1000)
  }
  expect(partBars([part(0)]).bars).toMatchObject([{ width: 0 }])
})
