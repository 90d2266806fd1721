import { expect, test } from 'vitest'
import { combine } from './combinations.ts'

test('UK15 every value of every axis meets every other, a row per value of the first', () => {
  const rows = combine<{ tone: string; isBusy: boolean }>({ tone: ['primary', 'quiet'], isBusy: [false, true] })
  expect(rows.map((row) => row.map(({ name }) => name))).toEqual([
    ['primary', 'primary · isBusy'],
    ['quiet', 'quiet · isBusy'],
  ])
  expect(rows[1]?.[1]?.props).toEqual({ tone: 'quiet', isBusy: true })
})

test('UK15 without axes there is one plain cell', () => {
  expect(combine({})).toEqual([[{ name: '', props: {} }]])
})
