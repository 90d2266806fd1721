import Type from 'typebox'
import { expect, test } from 'vitest'
import { BrandSchema } from '../schema/brand.ts'
import { TextSchema } from '../schema/text.ts'
import { contextOf, type Draft, found, hints } from '../testing/brandFixture.ts'
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
  const onlyEnglish = (brand: Draft) => {
    brand.languages = { default: 'EN', active: ['EN'] }
    brand.footer = { about: { en: 'Ours' } }
  }
  expect(found(checkTexts, onlyEnglish).filter((text) => text.startsWith('text-missing'))).toEqual([])
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

test('CF11 a text in a language that the site does not have is said at its key', () => {
  const change = (brand: Draft) => (brand.banners.w_home[0].alt = { en: 'A lantern', tr: 'Fener', de: 'Laterne' })
  expect(found(checkTexts, change)).toEqual(['language-off banners.w_home[0].alt.de'])
  expect(checkTexts(contextOf(change))[0]).toMatchObject({ severity: 'warning', atKey: true })
  expect(hints(checkTexts, change)).toEqual(['Take this line out, or add the language to languages.active'])
})
