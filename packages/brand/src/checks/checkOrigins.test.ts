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
