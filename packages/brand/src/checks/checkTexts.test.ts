import Type from 'typebox'
import { expect, test } from 'vitest'
import { BrandSchema } from '../schema/brand.ts'
import { TextSchema } from '../schema/text.ts'
import { contextOf, found, hints } from '../testing/brandFixture.ts'
import { createCheckTexts } from './checkTexts.ts'

const checkTexts = createCheckTexts()

test('CF11 texts in every active language are fine', () => {
  expect(found(checkTexts)).toEqual([])
})

test('CF11 a label that lacks an active language is an error at the label', () => {
  const change = (brand: { nav: object[] }) => brand.nav.push({ category: 'FISH', label: { en: 'Fish' } })
  expect(found(checkTexts, change)).toEqual(['text-missing nav[2].label'])
  expect(hints(checkTexts, change)).toEqual(['Add "tr": "…", or take the language off languages.active'])
})

test('CF14 the words for a picture are needed in every language', () => {
  expect(found(checkTexts, (brand) => (brand.banners.w_home[0].alt = { en: 'A lantern' }))).toEqual([
    'text-missing banners.w_home[0].alt',
  ])
})

test('CF11 a language that is not active is not asked for', () => {
  expect(
    found(checkTexts, (brand) => {
      brand.languages = { default: 'EN', active: ['EN'] }
      brand.footer = { about: { en: 'Ours' } }
    }),
  ).toEqual([])
})

test('CF11 texts in the settings of a feature are found by its schema', () => {
  const schema = Type.Object({
    ...BrandSchema.properties,
    features: Type.Object({ lobby: Type.Object({ slogan: TextSchema }) }),
  })
  const context = contextOf((brand) => (brand.features = { lobby: { slogan: { en: 'Play' } } }))
  expect(createCheckTexts(schema)(context).map(({ path }) => path.join('.'))).toEqual(['features.lobby.slogan'])
})

test('CF11 a slip in the tag of a language is told', () => {
  expect(hints(checkTexts, (brand) => (brand.banners.w_home[0].alt = { en: 'A lantern', rt: 'Bir fener' }))).toEqual([
    'Did you mean "tr" where "rt" stands?',
  ])
})
