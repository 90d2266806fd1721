import { expect, test } from 'vitest'
import { recordDraws } from './draw.ts'

test('G07 draws are remembered in their order, with what they were drawn out of', () => {
  const values = [3, 0, 51]
  const { draw, drawn } = recordDraws(() => values.shift() ?? 0)
  expect([draw(37), draw(6), draw(52)]).toEqual([3, 0, 51])
  expect(drawn).toEqual([
    [37, 3],
    [6, 0],
    [52, 51],
  ])
})
