import { expect, test } from 'vitest'
import { found } from '../testing/brandFixture.ts'
import { checkFeatures } from './checkFeatures.ts'

test('CF04 settings of a feature that does not exist are an error', () => {
  expect(found(checkFeatures, (brand) => (brand.features = { loby: {} }))).toEqual(['unknown-feature features.loby'])
})

test('CF09 settings of a feature whose module is off are said', () => {
  expect(
    found(checkFeatures, (brand) => {
      brand.features = { winners: {}, lobby: {} }
      brand.modules = { winnerBoard: false }
    }),
  ).toEqual(['module-off features.winners'])
})
