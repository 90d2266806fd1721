import { operations } from '@foyer/contract'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'
import { listCountries } from './countries.ts'

const lengthsOf = (code: string) => listCountries().find(({ countryCode }) => countryCode === code)?.mobileLengths

test('I24 RG11 lists every country with its dialling code and the lengths of its mobile numbers', () => {
  const countries = listCountries()
  expect(countries.length).toBeGreaterThan(230)
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(countries.length)
  expect(Value.Check(operations.countries.shape.value, countries)).toBe(true)
  expect(countries.find(({ countryCode }) => countryCode === 'TR')).toEqual({
    countryCode: 'TR',
    countryDialingCode: '90',
    mobileLengths: [10],
  })
  expect([lengthsOf('VN'), lengthsOf('DE'), lengthsOf('US')]).toEqual([[9], [10, 11], [10]])
})
