import type { Vendor } from '@foyer/contract'
import { expect, test } from 'vitest'
import { makerRows } from './makerRows.ts'

// Of a vendor the rows look at no more than this.
const vendor = (vassalage: string, displayName: string, gameCount: number) =>
  ({ vassalage, displayName, gameCount }) as Vendor

test('R04 a maker stands in the table once, by name, with its games of all categories', () => {
  const rows = makerRows(
    [
      { gameCategory: 'RNG', gameClassify: [], vendors: [vendor('Z', 'Zumara', 30), vendor('C', 'Çınar', 5)] },
      { gameCategory: 'FISH', gameClassify: [], vendors: [vendor('Z', 'Zumara', 4)] },
    ],
    'tr',
  )
  expect(
    rows.map(({ vendor: { displayName }, categories, gameCount }) => [displayName, categories, gameCount]),
  ).toEqual([
    ['Çınar', ['RNG'], 5],
    ['Zumara', ['RNG', 'FISH'], 34],
  ])
})
