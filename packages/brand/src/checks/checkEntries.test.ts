import { expect, test } from 'vitest'
import { found, hints, product } from '../testing/brandFixture.ts'
import { checkBottomBar, checkFloatingBar, checkMemberMenu } from './checkEntries.ts'

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

test('CF08 an entry that is always last is not to be listed, and is offered for no slip', () => {
  const menu = [...product.menu, { id: 'sign-out', feature: 'session', isLast: true }]
  const list = (entry: string) => (brand: { memberMenu: unknown }) => (brand.memberMenu = [{ entry }])
  expect(found(checkMemberMenu, list('sign-out'), { product: { ...product, menu } })).toEqual([
    'duplicate-menu-entry memberMenu[0].entry',
  ])
  expect(hints(checkMemberMenu, list('sign-ot'), { product: { ...product, menu } })).toEqual([
    'Possible: winnings, games',
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

test('CF08 a floating bar that is left out, empty or lists what there is has no problems', () => {
  expect(found(checkFloatingBar)).toEqual([])
  expect(found(checkFloatingBar, (brand) => (brand.floatingBar = []))).toEqual([])
  const listed = [{ entry: 'slots' }, { entry: 'live-chat', label: { en: 'Chat', tr: 'Sohbet' } }]
  expect(found(checkFloatingBar, (brand) => (brand.floatingBar = listed))).toEqual([])
})

test('CF08 an entry of the floating bar that no feature brings, stands there twice or leads nowhere is told', () => {
  const change = (brand: { floatingBar: unknown; modules: unknown; routes: unknown }) => {
    brand.floatingBar = ['live-chta', 'live-chat', 'live-chat', 'spin', 'slots'].map((entry) => ({ entry }))
    brand.modules = { winnerBoard: false }
    brand.routes = { rng: { enabled: false } }
  }
  expect(found(checkFloatingBar, change)).toEqual([
    'unknown-floating-entry floatingBar[0].entry',
    'duplicate-floating-entry floatingBar[2].entry',
    'floating-entry-off floatingBar[3].entry',
    'floating-entry-off floatingBar[4].entry',
  ])
  expect(hints(checkFloatingBar, change)[0]).toBe('Did you mean "live-chat"?')
})

test('CF08 a bottom bar has room for five places of one visitor, whoever that is', () => {
  const bar =
    (...entries: string[]) =>
    (brand: { bottomBar: unknown }) =>
      (brand.bottomBar = entries.map((entry) => ({ entry })))
  expect(found(checkBottomBar)).toEqual([])
  expect(found(checkBottomBar, bar('one', 'two', 'three', 'four', 'slots'))).toEqual([])
  expect(found(checkBottomBar, bar('one', 'two', 'three', 'four', 'slots', 'log-in'))).toEqual([
    'bottom-bar-full bottomBar',
  ])
  expect(found(checkBottomBar, bar('slot', 'one', 'one'))).toEqual([
    'unknown-bottom-entry bottomBar[0].entry',
    'duplicate-bottom-entry bottomBar[2].entry',
  ])
})
