import { expect, test } from 'vitest'
import { type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkReachable } from './checkReachable.ts'

const hot = { id: 'hot', feature: 'lobby', paths: ['/hot'], layout: 'plain', linkedFrom: ['hot-games'] }
const house = { id: 'inhouse', feature: 'lobby', paths: ['/inhouse'], layout: 'plain', linkedFrom: [] }
const parts = { product: { ...product, routes: [...product.routes, hot, house] } }
const link = (brand: Draft) =>
  (brand.footer = {
    columns: [{ title: { en: 'A', tr: 'A' }, links: [{ label: { en: 'A', tr: 'A' }, href: '/inhouse?x=1' }] }],
  })

test('N01 a page that only a brand can link is said while the brand does not', () => {
  expect(found(checkReachable, undefined, parts)).toEqual(['unreachable-route routes.inhouse'])
  expect(found(checkReachable, link, parts)).toEqual([])
  expect(found(checkReachable, (brand) => (brand.routes = { inhouse: { enabled: false } }), parts)).toEqual([])
})

test('N01 a page that a section links is said while home does not have the section', () => {
  const change = (brand: Draft) => {
    link(brand)
    brand.home = { sections: [] }
  }
  expect(found(checkReachable, change, parts)).toEqual(['unreachable-route routes.hot'])
  expect(hints(checkReachable, change, parts)[0]).toContain('show the section "hot-games" on home')
})
