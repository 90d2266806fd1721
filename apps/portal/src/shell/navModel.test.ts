import type { GameType, VendorCategory } from '@foyer/contract'
import { expect, test } from 'vitest'
import { queryString } from '../routes/paths.ts'
import { category, english } from '../testing/fixtures.ts'
import { buildNav } from './navModel.ts'

type Route = ReturnType<Parameters<typeof buildNav>[0]['categoryRoute']>

const pages = { RNG: 'rng', LIVE: 'live', LOTT: 'lottery' } as const

const build = (
  nav: Parameters<typeof buildNav>[0]['nav'],
  categories?: readonly VendorCategory[],
  standIn: Route | null = 'providers',
  categoryPages: Partial<Record<GameType, Route>> = pages,
) =>
  buildNav({
    nav,
    pages: [
      {
        name: 'fair-play',
        path: '/fair-play',
        layout: 'plain',
        title: { en: 'Fair play' },
        description: {},
        content: {},
      },
    ],
    categories,
    language: english,
    categoryRoute: (code) => categoryPages[code] ?? standIn ?? undefined,
    href: (id, query) => `/${id}${queryString(query)}`,
    nameOf: (code) => code,
  })

test('H05 only categories that have vendors are listed, in the brand’s order', () => {
  const nav = [{ category: 'LIVE' as const }, { category: 'RNG' as const }, { category: 'FISH' as const }]
  const entries = build(nav, [category('RNG', 1), category('LIVE', 1), category('FISH', 0)])
  expect(entries.map((entry) => entry.category)).toEqual(['LIVE', 'RNG'])
})

test('H05 without a list of the brand’s own the order is that of the product', () => {
  const categories = (['RNG', 'ESPORTS', 'LOTT', 'COCKFIGHT'] as const).map((code) => category(code, 1))
  expect(build([], categories).map((entry) => entry.category)).toEqual(['LOTT', 'RNG', 'ESPORTS'])
})

test('H06 C07 a dropdown has 15 vendors at most, each leading to its games', () => {
  const [slots] = build([{ category: 'RNG' }], [category('RNG', 40)])
  expect(slots?.vendors()).toHaveLength(15)
  expect(slots?.vendors()[3]?.href).toBe('/rng?vendor=V3')
})

test('H05 while vendors are not known every category of the brand stands there', () => {
  const [entry] = build([{ category: 'RNG', label: { en: 'Games' } }])
  expect(entry).toMatchObject({ label: 'Games', href: '/rng' })
  expect(entry?.vendors()).toEqual([])
})

test('H07 lottery leads to the providers where the site has no lottery page', () => {
  expect(build([{ category: 'LOTT' }], [category('LOTT', 1)], 'providers', {})[0]?.href).toBe('/providers')
})

test('FB02 a category without a page is left out where the site has no page of providers either', () => {
  expect(build([{ category: 'LOTT' }, { category: 'RNG' }], undefined, null, { RNG: 'rng' })).toMatchObject([
    { category: 'RNG', href: '/rng' },
  ])
})

test('FB12 CF08 a page of the brand’s own stands among the categories, under its title or other words', () => {
  const nav = [{ page: 'fair-play' }, { category: 'RNG' as const }]
  expect(build(nav, [category('RNG', 1)])).toMatchObject([
    { label: 'Fair play', href: '/page/fair-play', routeId: 'page/fair-play' },
    { category: 'RNG', href: '/rng' },
  ])
  expect(build([{ page: 'fair-play', label: { en: 'Our word' } }])[0]?.label).toBe('Our word')
  expect(build([{ page: 'gone' }])).toEqual([])
})
