import { expect, test } from 'vitest'
import { plotBars, plotSize } from './plotBars.ts'

const daysOf = (values: readonly number[]) => values.map((value, index) => ({ date: `2026-11-0${index + 1}`, value }))

test('P06 bars stand on the zero line and keep to the plot', () => {
  const { bars } = plotBars(daysOf([200, -400, 0, 1]))
  expect(bars.map(({ y, height }) => [y, height])).toEqual([
    [0, 40],
    [40, 80],
    [40, 0],
    [38.5, 1.5],
  ])
  expect(plotBars([]).bars).toEqual([])
})

test('P06 the grid has a line at zero and at round values, evenly apart from edge to edge', () => {
  const { ticks } = plotBars(daysOf([200, -400]))
  expect(ticks.map(({ value }) => value)).toEqual([200, 0, -200, -400])
  expect(ticks.map(({ y }) => y)).toEqual([0, 40, 80, 120])
  expect(plotBars(daysOf([1])).ticks.map(({ value }) => value)).toEqual([1, 0.5, 0])
  expect(plotBars(daysOf([734_211, 12])).ticks.map(({ value }) => value)).toEqual([1_000_000, 500_000, 0])
})

test('P06 days without anything stand on one line in the middle', () => {
  expect(plotBars(daysOf([0, 0])).ticks).toEqual([{ value: 0, y: plotSize.height / 2 }])
})

test('P06 the total is the sum of all days', () => {
  expect(plotBars(daysOf([200, -450, 10])).total).toBe(-240)
})
