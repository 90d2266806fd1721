import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkFonts } from './checkFonts.ts'

const site = (active: readonly string[], font: object) => (brand: Draft) =>
  Object.assign(brand, { languages: { default: 'EN', active }, theme: { font } })

test('CF10 a font that lacks letters of a language is a warning where the site has that language', () => {
  expect(found(checkFonts, site(['EN', 'VN'], { text: 'inter', display: 'sora' }))).toEqual([
    'font-letters theme.font.display',
  ])
  expect(hints(checkFonts, site(['EN', 'VN'], { text: 'figtree' }))).toEqual([
    'Choose one of manrope, bricolage-grotesque, inter',
  ])
  expect(found(checkFonts, site(['EN', 'VN'], { text: 'manrope' }))).toEqual([])
  expect(found(checkFonts, site(['EN', 'VN'], {}))).toEqual([])
  expect(found(checkFonts, site(['EN', 'TY'], { text: 'sora' }))).toEqual([])
})
