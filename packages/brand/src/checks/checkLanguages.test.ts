import { expect, test } from 'vitest'
import { found, hints } from '../testing/brandFixture.ts'
import { checkLanguages } from './checkLanguages.ts'

test('EN20 languages of the registry are fine', () => {
  expect(found(checkLanguages, (brand) => (brand.languages = { default: 'TY', active: ['TY', 'EN', 'VN'] }))).toEqual(
    [],
  )
})

test('EN20 an unknown code is an error that knows language tags as well', () => {
  const change = (brand: { languages?: object }) => (brand.languages = { default: 'EN', active: ['EN', 'tr', 'XX'] })
  expect(found(checkLanguages, change)).toEqual([
    'unknown-language languages.active[1]',
    'unknown-language languages.active[2]',
  ])
  expect(hints(checkLanguages, change)[0]).toBe('The platform code of Türkçe is "TY"')
})

test('C01 the default language has to be active', () => {
  expect(found(checkLanguages, (brand) => (brand.languages = { default: 'TY', active: ['EN'] }))).toEqual([
    'default-language-off languages.default',
  ])
})

test('ruling 6 a code is listed once and a remapped tag has to be one', () => {
  const change = (brand: { languages?: object }) =>
    (brand.languages = { default: 'EN', active: ['EN', 'EN'], tags: { TY: 'tr-TR-TR' } })
  expect(found(checkLanguages, change)).toEqual([
    'duplicate-language languages.active[1]',
    'wrong-form languages.tags.TY',
  ])
})

test('ruling 6 two languages cannot have the same address', () => {
  const change = (brand: { languages?: object }) =>
    (brand.languages = { default: 'EN', active: ['EN', 'PT', 'BR'], tags: { BR: 'pt' } })
  expect(found(checkLanguages, change)).toEqual(['duplicate-language languages.tags'])
})

test('V31 a date format is one of two, of a language that is active', () => {
  const change = (brand: { languages?: object }) =>
    (brand.languages = {
      default: 'EN',
      active: ['EN'],
      dateFormats: { EN: 'MM-dd-yyyy', TY: 'MM-dd-yyyy', QQ: 'yyyy-MM-dd' },
    })
  expect(found(checkLanguages, change)).toEqual([
    'inactive-language languages.dateFormats.TY',
    'unknown-language languages.dateFormats.QQ',
  ])
})
