import { expect, test } from 'vitest'
import { safePath } from './safePath.ts'

test.each([
  ['leads out of the folder', '/../brand.json'],
  ['leads out of it in disguise', '/%2e%2e/brand.json'],
  ['leads out of it behind a slash in disguise', '/..%2fbrand.json'],
  ['uses the other slash', '/..%5cbrand.json'],
  ['names a hidden file', '/.well-known/x'],
  ['holds a NUL', '/a%00.html'],
  ['cannot be decoded', '/%c0%ae'],
  ['is about the site and no part of it', '/site.json'],
  ['is that with two slashes', '//site.json'],
  ['is that with a slash in disguise', '/%2fsite.json'],
  ['is that compressed', '/site.json.br'],
  ['is the headers compressed', '/_headers.gz'],
])('CF13 a path that %s is not looked up', (_name, url) => {
  expect(safePath(url)).toBeUndefined()
})

test('CF12 other paths are looked up as they are, without their query', () => {
  expect(safePath('/')).toBe('/')
  expect(safePath('/tr/rng/?page=2')).toBe('/tr/rng/')
  expect(safePath('/assets/b%C3%BCy%C3%BCk.svg#x')).toBe('/assets/büyük.svg')
})
