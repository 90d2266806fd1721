import { expect, test } from 'vitest'
import { withQuery } from './withQuery.ts'

test('GW01 a query stands behind its path, and a path without one stays as it is', () => {
  expect(withQuery('/games', { name: 'a & b', page: 2, isNew: true })).toBe('/games?name=a+%26+b&page=2&isNew=true')
  expect(withQuery('/games')).toBe('/games')
  expect(withQuery('/games', {})).toBe('/games')
  expect(withQuery('/games?node=1', { page: 2 })).toBe('/games?node=1&page=2')
})

test('GW01 a list is written value by value, and what is not given is left out', () => {
  expect(withQuery('/games', { vendor: ['one', 'two'], page: undefined, name: null })).toBe(
    '/games?vendor=one&vendor=two&name=',
  )
})
