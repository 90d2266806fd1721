import { expect, test } from 'vitest'
import { found, hints } from '../testing/brandFixture.ts'
import { checkOrigins } from './checkOrigins.ts'

test('ruling 30 CDNs are https origins; plain http only on this machine', () => {
  expect(
    found(
      checkOrigins,
      (brand) => (brand.cdn = { images: ['https://img.example', 'http://localhost:4001'], games: [] }),
    ),
  ).toEqual([])
  expect(
    found(
      checkOrigins,
      (brand) => (brand.cdn = { images: ['http://img.example'], games: ['https://g.example/path', '*'] }),
    ),
  ).toEqual(['wrong-form cdn.images[0]', 'wrong-form cdn.games[0]', 'wrong-form cdn.games[1]'])
})

test('ruling 30 the hint is the origin that was meant', () => {
  expect(hints(checkOrigins, (brand) => (brand.cdn = { games: ['http://g.example/path'] }))).toEqual([
    'Write "https://g.example"',
  ])
})

test('ruling 30 a name for many servers is none that a session could be sent to', () => {
  expect(found(checkOrigins, (brand) => (brand.cdn = { images: ['https://*.cdn.example'] }))).toEqual([
    'wrong-form cdn.images[0]',
  ])
})

test('ruling 30 games never come from the site itself, whose session they could read', () => {
  const own = (brand: { hosts?: unknown; cdn?: unknown }) => {
    brand.hosts = ['www.brand.example']
    brand.cdn = { images: ['https://www.brand.example'], games: ['https://www.brand.example', 'https://g.example'] }
  }
  expect(found(checkOrigins, own)).toEqual(['own-origin cdn.games[0]'])
  expect(hints(checkOrigins, own)).toEqual(['Take it out, or name the server of the games'])
})

test('QB04 the address that search engines are told is one of the site', () => {
  const at = (origin: string) => (brand: { hosts?: unknown; seo?: unknown }) => {
    brand.hosts = ['brand.localhost', 'www.brand.example']
    brand.seo = { origin }
  }
  expect(found(checkOrigins, at('https://www.brand.example'))).toEqual([])
  expect(found(checkOrigins, at('https://www.brand.exmaple'))).toEqual(['origin-elsewhere seo.origin'])
  expect(hints(checkOrigins, at('https://www.brand.exmaple'))).toEqual([
    'Add "www.brand.exmaple" to "hosts", or name one of them: brand.localhost, www.brand.example',
  ])
})

test('CF02 a site that names no host yet is told that alone', () => {
  const without = (brand: { hosts?: unknown; seo?: unknown }) => {
    brand.hosts = []
    brand.seo = { origin: 'https://www.brand.example' }
  }
  expect(found(checkOrigins, without)).toEqual([])
})
