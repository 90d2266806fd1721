import { expect, test } from 'vitest'
import type { Step } from '../engine/result.ts'
import { amountsOf, leavingOf, marksOf, rowsFallen } from './cellsOf.ts'

const step: Step = {
  by: 'turn',
  columns: ['axy', 'xWa'],
  wins: [{ cells: [0, 4], symbol: 'a', amount: 20 }],
  win: 20,
  coins: [{ cell: 5, amount: 300 }],
}

test('what won is marked, what lies beside it steps back, and nothing does without a win', () => {
  expect(marksOf(step, 2, 3)).toEqual([
    ['win', 'dim', 'dim'],
    ['dim', 'win', 'dim'],
  ])
  expect(marksOf({ ...step, wins: [] }, 1, 3)).toEqual([[undefined, undefined, undefined]])
  expect(marksOf(undefined, 1, 1)).toEqual([[undefined]])
})

test('a coin says what it is worth', () => {
  expect(amountsOf(step, 2, 3, String)[1]).toEqual([undefined, undefined, '300'])
})

test('symbols fall as many rows as left below them, and new ones from above the window', () => {
  expect(leavingOf(step, 1, 3)).toEqual([false, true, false])
  expect(rowsFallen([false, true, false])).toEqual([1, 1, 0])
  expect(rowsFallen([true, false, true, false])).toEqual([2, 2, 1, 0])
  expect(rowsFallen([true, true])).toEqual([2, 2])
})
