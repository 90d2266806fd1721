import { expect, test } from 'vitest'
import { routerPath } from '../navigation/navigation.ts'
import { english, turkish } from '../testing/fixtures.ts'
import { inLanguage, queryString, splitLanguage } from './paths.ts'

const languages = [english, turkish]

test('H04 the default language keeps the plain paths, others have a prefix', () => {
  expect(inLanguage('/rng', english)).toBe('/rng')
  expect(inLanguage('/rng', turkish)).toBe('/tr/rng')
  expect(inLanguage('/', turkish)).toBe('/tr')
})

test('H04 a path tells its language, and nothing but a whole segment is a prefix', () => {
  expect(splitLanguage('/tr/rng', languages)).toEqual({ language: turkish, path: '/rng' })
  expect(splitLanguage('/tr', languages)).toEqual({ language: turkish, path: '/' })
  expect(splitLanguage('/trophies', languages)).toEqual({ language: english, path: '/trophies' })
})

test('R05 a query leaves out what is empty and escapes the rest', () => {
  expect(queryString({ page: 2, vendor: '', q: 'a&b' })).toBe('?page=2&q=a%26b')
  expect(queryString({ vendor: undefined })).toBe('')
})

test('H04 links of another language or another site are not the router’s', () => {
  const origin = 'https://play.example'
  expect(routerPath('/tr/rng?page=2#top', turkish, origin)).toBe('/rng?page=2#top')
  expect(routerPath('/tr', turkish, origin)).toBe('/')
  expect(routerPath('/rng', turkish, origin)).toBeUndefined()
  expect(routerPath('/trophies', turkish, origin)).toBeUndefined()
  expect(routerPath('https://evil.example/tr/rng', turkish, origin)).toBeUndefined()
  expect(routerPath('//evil.example', english, origin)).toBeUndefined()
  expect(routerPath('javascript:alert(1)', english, origin)).toBeUndefined()
})
