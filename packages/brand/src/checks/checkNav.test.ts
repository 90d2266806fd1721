import { expect, test } from 'vitest'
import { type ParsedPage, parsePage } from '../pages/parsePage.ts'
import { createSourceFile } from '../source/sourceFile.ts'
import { type Draft, found, hints, product } from '../testing/brandFixture.ts'
import { checkNav } from './checkNav.ts'

test('H05 a category stands in the navigation once', () => {
  expect(found(checkNav)).toEqual([])
  expect(found(checkNav, (brand) => brand.nav.push({ category: 'RNG' }))).toEqual(['duplicate-nav nav[2].category'])
})

test('H05 a category whose page is off is said', () => {
  const change = (brand: Draft) => (brand.routes = { rng: { enabled: false } })
  expect(found(checkNav, change)).toEqual(['nav-page-off nav[0].category'])
})

test('FB02 a category without a page of its own is said once the page of all providers is off', () => {
  const change = (brand: Draft) => (brand.routes = { providers: { enabled: false } })
  expect(found(checkNav, change)).toEqual(['nav-page-off nav[1].category'])
  expect(hints(checkNav, change)).toEqual(['Take it out of the navigation, or switch the route "providers" on'])
})

test('H07 R13 lotteries stand in the navigation without the page that a brand has to switch on', () => {
  const lottery = { id: 'lottery', feature: 'lobby', paths: ['/lottery'], layout: 'plain', isOptional: true }
  const routes = {
    routes: [...product.routes, lottery],
    categoryRoutes: { ...product.categoryRoutes, LOTT: 'lottery' },
  }
  const change = (brand: Draft) => (brand.nav = [{ category: 'LOTT' }])
  expect(found(checkNav, change, { product: { ...product, ...routes } })).toEqual([])
})

const pages: readonly ParsedPage[] = [parsePage('fair-play', 'en', createSourceFile('fair-play.en.md', '# Fair play'))]

test('FB12 CF08 a page of one’s own stands in the navigation, once', () => {
  const add =
    (...items: readonly object[]) =>
    (brand: Draft) =>
      brand.nav.push(...items)
  const page = { page: 'fair-play', label: { en: 'Fair', tr: 'Adil' } }
  expect(found(checkNav, add(page), { pages })).toEqual([])
  expect(found(checkNav, add(page, page), { pages })).toEqual(['duplicate-nav nav[3].page'])
})

test('FB12 CF08 a page that nobody wrote is refused, with the one that was meant', () => {
  const change = (brand: Draft) => brand.nav.push({ page: 'fair-paly' })
  expect(found(checkNav, change, { pages })).toEqual(['unknown-page nav[2].page'])
  expect(hints(checkNav, change, { pages })).toEqual(['Did you mean "fair-play"?'])
  expect(hints(checkNav, change)).toEqual(['Write the page to pages/fair-paly.en.md, or take the entry out'])
})

test('CF08 an entry of the navigation names a category or a page, and not both', () => {
  expect(found(checkNav, (brand) => brand.nav.push({}))).toEqual(['nav-entry nav[2]'])
  const both = (brand: Draft) => brand.nav.push({ category: 'PVP', page: 'fair-play' })
  expect(found(checkNav, both, { pages })).toEqual(['nav-entry nav[2]'])
})
