import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
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
