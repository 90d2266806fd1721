import type { LotteryDraw } from '@foyer/contract'
import { expect, test } from 'vitest'
import { mergeDraws } from './mergeDraws.ts'

const draw = (numero: number): LotteryDraw => ({
  gameId: 'QUICK10',
  numero: String(numero),
  drawsAt: new Date(Date.UTC(2026, 10, 20, 18, numero)).toISOString(),
  closesAt: '',
  commitment: '',
  form: { kind: 'digits', digits: 3 },
})
const names = (...lists: readonly (readonly number[])[]) =>
  mergeDraws(...lists.map((list) => list.map(draw))).map(({ numero }) => Number(numero))

test('C06 a new draw comes in front of those that were shown, each once', () => {
  expect(names([5, 4, 3], [4, 3, 2, 1])).toEqual([5, 4, 3, 2, 1])
})

test('C06 no draws are none', () => {
  expect(names([], [])).toEqual([])
})
