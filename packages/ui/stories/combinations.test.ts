import { expect, test } from 'vitest'
import { combine } from './combinations.ts'

const namesOf = (rows: ReturnType<typeof combine>) =>
  rows.map(({ name, cells }) => [name, cells.map((cell) => cell.name)])

test('UK15 every value of every axis meets every other, a row per value of the first', () => {
  const rows = combine<{ tone: string; isBusy: boolean }>({ tone: ['primary', 'quiet'], isBusy: [false, true] })
  expect(namesOf(rows)).toEqual([
    ['primary', ['default', 'busy']],
    ['quiet', ['default', 'busy']],
  ])
  expect(rows[1]?.cells[1]?.props).toEqual({ tone: 'quiet', isBusy: true })
})

test('UK15 the values of a single axis stand beside one another', () => {
  expect(namesOf(combine<{ size: string }>({ size: ['small', 'large'] }))).toEqual([['', ['small', 'large']]])
})

test('UK15 without axes there is one plain cell', () => {
  expect(combine({})).toEqual([{ name: '', cells: [{ name: '', props: {} }] }])
})

test('UK12 a caption says in words what is different, and names no property with a number', () => {
  const rows = combine<{ icon?: object; error?: string; length: number }>({
    icon: [undefined, {}],
    error: [undefined, 'Choose one.'],
    length: [6, 8],
  })
  expect(namesOf(rows)).toEqual([
    ['default', ['length 6', 'length 8', 'with error · length 6', 'with error · length 8']],
    ['with icon', ['length 6', 'length 8', 'with error · length 6', 'with error · length 8']],
  ])
})

test('UK12 values that would be called alike are numbered until they have captions of their own', () => {
  const axes = { rows: [[1], []] }
  expect(namesOf(combine<{ rows: number[] }>(axes))).toEqual([['', ['with rows (1)', 'with rows (2)']]])
  expect(namesOf(combine<{ rows: number[] }>(axes, { rows: ['rows', 'no rows'] }))).toEqual([['', ['rows', 'no rows']]])
})
