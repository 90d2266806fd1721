import { expect, test } from 'vitest'
import { contextOf, found } from '../testing/brandFixture.ts'
import { checkFeatures } from './checkFeatures.ts'

test('CF04 settings of a feature that does not exist are an error', () => {
  expect(found(checkFeatures, (brand) => (brand.features = { loby: {} }))).toEqual(['unknown-feature features.loby'])
})

test('CF04 a misspelt feature is said once, and the way out does not lead to two of a name', () => {
  const hints = (features: object) =>
    checkFeatures(contextOf((brand) => (brand.features = features))).map(({ hint }) => hint)
  expect(hints({ loby: {} })).toEqual(['Did you mean "lobby"?'])
  expect(hints({ loby: {}, lobby: {} })).toEqual(['Take it out; "lobby" is there already'])
})

test('CF09 settings of a feature whose module is off are said', () => {
  expect(
    found(checkFeatures, (brand) => {
      brand.features = { winners: {}, lobby: {} }
      brand.modules = { winnerBoard: false }
    }),
  ).toEqual(['module-off features.winners'])
})
