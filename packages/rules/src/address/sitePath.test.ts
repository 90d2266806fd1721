import { expect, test } from 'vitest'
import { readSitePath } from './sitePath.ts'

test.each([
  '/',
  '/en/lottery',
  '/lottery/',
  '/en/lottery?gameCode=QUICK10&playType=spots',
  '/fav?name=a%20b+c',
  '/a-b_c~d',
])('I48 %s is a path of the site', (path) => {
  expect(readSitePath(path)).toBe(path)
  expect(new URL(path, 'https://site.example').origin).toBe('https://site.example')
})

test.each([
  '',
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/a//evil.example',
  '/..//evil.example',
  '/./a',
  'javascript:alert(1)',
  '/javascript:alert(1)',
  '/a b',
  '/a\n/b',
  '/@evil.example',
  'evil.example',
  ' /a',
  '/a#b',
  '/a?b?c',
  '/<b>',
  `/${'a'.repeat(200)}`,
])('I48 %j leads nowhere', (text) => {
  expect(readSitePath(text)).toBeUndefined()
})
