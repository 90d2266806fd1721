import Type from 'typebox'
import { expect, test } from 'vitest'
import { formatPath } from '../issues/issue.ts'
import { BrandSchema } from '../schema/brand.ts'
import { type Draft, validBrand } from '../testing/brandFixture.ts'
import { checkShape } from './checkShape.ts'

const hint = (change: (brand: Draft) => void) => {
  const brand = validBrand()
  change(brand)
  return checkShape(BrandSchema, brand).findings[0]?.hint
}

test('CF03 a list that is too long says how many to take out', () => {
  const sections = Array.from({ length: 26 }, () => ({ type: 'hot-games' }))
  expect(hint((brand) => (brand.home = { sections }))).toBe('Take out 2 or more')
})

test('CF03 an unknown key beside the one it resembles is to be taken out', () => {
  expect(hint((brand) => (brand.theme = { dark: { accent: '#aa3355', accent2: '#aa3355' } }))).toBe(
    'Take it out; "accent" is there already',
  )
})

test('CF03 a plain text where languages stand names all languages of the site', () => {
  const brand = validBrand()
  brand.assets.logo.alt = 'Lantern'
  expect(checkShape(BrandSchema, brand, ['en', 'tr']).findings[0]?.hint).toBe('Write {"en":"Lantern","tr":"…"}')
})

test('CF03 words that run off a phone say how many to take out', () => {
  expect(hint((brand) => (brand.bottomBar = [{ entry: 'slots', label: { en: 'x'.repeat(15) } }]))).toBe(
    'Take out 1 or more',
  )
  expect(hint((brand) => (brand.name = 'x'.repeat(41)))).toBe('Take out 1 or more')
})

test.each([
  ['2026-02-31T21:00:00+03:00', 'Write "2026-02-28T21:00:00+03:00"'],
  ['2026-11-31T21:00Z', 'Write "2026-11-30T21:00Z"'],
  ['2026-12-05 21:00:00+03:00', 'Write "2026-12-05T21:00:00+03:00"'],
])('CF03 the moment %s leads to the nearest one that there is', (startsAt, expected) => {
  expect(hint((brand) => (brand.banners.w_home[0].startsAt = startsAt))).toBe(expected)
})

test('CF03 a moment without its distance from UTC, or in no month, is told how moments are written', () => {
  for (const startsAt of ['2026-12-31 21:00', '2026-13-31T21:00Z'])
    expect(hint((brand) => (brand.banners.w_home[0].startsAt = startsAt))).toContain('2026-12-24T18:00:00+03:00')
})

test('CF03 a number out of range leads to the nearest one', () => {
  const schema = Type.Object({ count: Type.Integer({ minimum: 4, maximum: 20 }) })
  expect(checkShape(schema, { count: 40 }).findings[0]?.hint).toBe('The nearest possible value is 20')
})

test('CF03 a wrong tag of a tagged union is one error, and a wrong key is found in the tagged option', () => {
  const schema = Type.Object({
    shape: Type.Union([
      Type.Object({ kind: Type.Literal('circle'), radius: Type.Number() }),
      Type.Object({ kind: Type.Literal('box'), width: Type.Number(), height: Type.Number() }),
    ]),
  })
  const errors = (shape: Draft) =>
    checkShape(schema, { shape }).findings.map(({ code, path }) => `${code} ${formatPath(path)}`)
  expect(errors({ kind: 'blob' })).toHaveLength(1)
  expect(errors({ kind: 'circle', radius: 'big' })).toEqual(['wrong-type shape.radius'])
  expect(errors({ kind: 'box', width: 1, height: 2 })).toEqual([])
})
