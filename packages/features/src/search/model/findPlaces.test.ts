import { expect, test } from 'vitest'
import { findPlaces } from './findPlaces.ts'

const names = [
  'Slots',
  'Live casino',
  'Card games',
  'Canlı casino',
  'Lamplight',
  'Lantern House',
  'Lodestar',
  'Larkspur',
]
const find = findPlaces(names.map((name) => ({ name })))

test.each([
  ['slots', ['Slots']],
  ['SLO', ['Slots']],
  ['casino', ['Live casino', 'Canlı casino']],
  ['casino live', ['Live casino']],
  ['canli', ['Canlı casino']],
  ['la', ['Larkspur', 'Lamplight', 'Lantern House']],
  ['star', []],
  ['slost', []],
  ['', []],
])('N09 QP02 %j leads to the pages %j', (typed, found) => {
  expect(find(typed).map(({ name }) => name)).toEqual(found)
})
