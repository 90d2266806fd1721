import { expect, test } from 'vitest'
import { type Draft, found } from '../testing/brandFixture.ts'
import { checkNav } from './checkNav.ts'

test('H05 a category stands in the navigation once', () => {
  expect(found(checkNav)).toEqual([])
  expect(found(checkNav, (brand) => brand.nav.push({ category: 'RNG' }))).toEqual(['duplicate-nav nav[2].category'])
})

test('H05 a category whose page is off is said', () => {
  const change = (brand: Draft) => (brand.routes = { rng: { enabled: false } })
  expect(found(checkNav, change)).toEqual(['nav-page-off nav[0].category'])
})
