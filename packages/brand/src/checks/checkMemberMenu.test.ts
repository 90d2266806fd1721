import { expect, test } from 'vitest'
import { found, hints } from '../testing/brandFixture.ts'
import { checkMemberMenu } from './checkMemberMenu.ts'

test('CF08 a member menu that is left out or lists what there is has no problems', () => {
  expect(found(checkMemberMenu)).toEqual([])
  expect(found(checkMemberMenu, (brand) => (brand.memberMenu = [{ entry: 'games' }, { entry: 'winnings' }]))).toEqual(
    [],
  )
})

test('CF08 an entry that no feature brings is refused, with the name that was meant', () => {
  const change = (brand: { memberMenu: unknown }) => (brand.memberMenu = [{ entry: 'wining' }])
  expect(found(checkMemberMenu, change)).toEqual(['unknown-menu-entry memberMenu[0].entry'])
  expect(hints(checkMemberMenu, change)[0]).toContain('winnings')
})

test('CF08 an entry stands in the menu once', () => {
  expect(found(checkMemberMenu, (brand) => (brand.memberMenu = [{ entry: 'games' }, { entry: 'games' }]))).toEqual([
    'duplicate-menu-entry memberMenu[1].entry',
  ])
})

test('CF08 an entry whose module or page is off is warned about', () => {
  const off = (brand: { memberMenu: unknown; modules: unknown; routes: unknown }) => {
    brand.memberMenu = [{ entry: 'winnings' }, { entry: 'games' }]
    brand.modules = { winnerBoard: false }
    brand.routes = { rng: { enabled: false } }
  }
  expect(found(checkMemberMenu, off)).toEqual([
    'menu-entry-off memberMenu[0].entry',
    'menu-entry-off memberMenu[1].entry',
  ])
})
