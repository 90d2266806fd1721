import { expect, test } from 'vitest'
import { homeCountry, namedCountries } from './namedCountries.ts'

const countries = ['US', 'TR', 'VN', 'DE'].map((countryCode) => ({
  countryCode,
  countryDialingCode: '1',
  mobileLengths: [10],
}))

test('RG11 countries have their names in the language of the page, in its order', () => {
  expect(namedCountries(countries, 'en').map(({ name }) => name)).toEqual([
    'Germany',
    'Türkiye',
    'United States',
    'Vietnam',
  ])
  expect(namedCountries(countries, 'tr').map(({ code }) => code)).toEqual(['DE', 'US', 'TR', 'VN'])
})

test('RG11 the country of the language is chosen at first', () => {
  expect([homeCountry(countries, 'tr'), homeCountry(countries, 'en'), homeCountry(countries, 'ja')]).toEqual([
    'TR',
    'US',
    undefined,
  ])
})
