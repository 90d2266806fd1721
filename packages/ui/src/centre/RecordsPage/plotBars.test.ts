import { expect, test } from 'vitest'
import { plotBars, plotSize } from './plotBars.ts'

test('P06 bars stand on the zero line and keep to the plot', () => {
  const days = [100, -300, 0, 1].map((value, index) => ({ date: `2026-11-0${index + 1}`, value }))
  const { bars, zero } = plotBars(days)
  expect(zero).toBe(plotSize.height / 4)
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 30],
    [30, 90],
    [30, 0],
    [28.5, 1.5],
  ])
  expect(plotBars([]).bars).toEqual([])
  expect(plotBars([{ date: '2026-11-01', value: 0 }]).zero).toBe(plotSize.height / 2)
})
