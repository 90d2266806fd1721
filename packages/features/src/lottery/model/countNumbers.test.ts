import type { LotteryDraw } from '@foyer/contract'
import { expect, test } from 'vitest'
import { countNumbers } from './countNumbers.ts'

const draw = (form: LotteryDraw['form'], ...numbers: string[][]): LotteryDraw => ({
  gameId: 'A',
  numero: '1',
  drawsAt: '2026-11-20T18:00:00Z',
  closesAt: '2026-11-20T17:50:00Z',
  commitment: '',
  form,
  result: numbers.map((own, at) => ({ row: at === 0 ? 'DB' : 'G8', numbers: own })),
})
const some = (draws: readonly LotteryDraw[]) =>
  Object.fromEntries(countNumbers(draws).flatMap(({ number, count }) => (count > 0 ? [[number, count]] : [])))

test('C06 balls are counted one by one, also those that never came', () => {
  const form = { kind: 'balls', picks: 2, of: 5 } as const
  const draws = [draw(form, ['1', '5']), draw(form, ['5', '2'])]
  expect(countNumbers(draws)).toEqual([
    { number: '1', count: 1 },
    { number: '2', count: 1 },
    { number: '3', count: 0 },
    { number: '4', count: 0 },
    { number: '5', count: 2 },
  ])
})

test('C06 a number is counted by its digits', () => {
  const form = { kind: 'digits', digits: 4 } as const
  expect(some([draw(form, ['0070']), draw(form, ['1234'])])).toEqual({ 0: 3, 7: 1, 1: 1, 2: 1, 3: 1, 4: 1 })
})

test('C06 C21 the national lottery is counted by the last two digits of all its rows', () => {
  const form = { kind: 'national' } as const
  expect(countNumbers([draw(form, ['123456'], ['07'])])).toHaveLength(100)
  expect(some([draw(form, ['123456'], ['07', '56'])])).toEqual({ 56: 2, '07': 1 })
})

test('C06 no draws have no numbers', () => {
  expect(countNumbers([])).toEqual([])
})
