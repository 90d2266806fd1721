import { expect, test } from 'vitest'
import { found } from '../testing/brandFixture.ts'
import { checkNav } from './checkNav.ts'

test('H05 a category stands in the navigation once', () => {
  expect(found(checkNav)).toEqual([])
  expect(found(checkNav, (brand) => brand.nav.push({ category: 'RNG' }))).toEqual(['duplicate-nav nav[2].category'])
})
