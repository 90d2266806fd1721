import { expect, test } from 'vitest'
import { createCatalogue } from './catalogue.ts'

test('CF11 games are called in a region as in its language', () => {
  const catalogue = createCatalogue([], [], new Map([['tr', new Map([['g1', 'Nabız']])]]))
  expect(catalogue.in('tr-TR')).not.toBe(catalogue)
  expect(catalogue.in('de-AT')).toBe(catalogue)
})
