import { expect, test } from 'vitest'
import { profileText } from './profileText.ts'

const words = { tag: 'tr', day: (date: string) => date.split('-').reverse().join('.') }

test('P32 V31 a birthday is written as the brand writes days, a country by its name in the page’s language', () => {
  expect(profileText({ name: 'birthday', value: '1990-05-17' }, words)).toBe('17.05.1990')
  expect(profileText({ name: 'nationality', value: 'DE' }, words)).toBe('Almanya')
  expect(profileText({ name: 'nickname', value: '1990-05-17' }, words)).toBe('1990-05-17')
  expect(profileText({ name: 'birthday' }, words)).toBeUndefined()
})
