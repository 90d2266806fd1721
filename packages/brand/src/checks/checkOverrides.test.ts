import { expect, test } from 'vitest'
import { type Draft, found, hints } from '../testing/brandFixture.ts'
import { checkOverrides } from './checkOverrides.ts'

const chosen = (overrides: Record<string, string>) => (brand: Draft) => (brand.overrides = overrides)

test('UK16 a brand that replaces nothing, or by a component written for the slot, has no problems', () => {
  expect(found(checkOverrides)).toEqual([])
  expect(found(checkOverrides, chosen({ Footer: 'slim-footer' }))).toEqual([])
})

test('UK16 a slot or a component that there is not is refused, with the name that was meant', () => {
  expect(found(checkOverrides, chosen({ Foter: 'slim-footer' }))).toEqual(['unknown-slot overrides.Foter'])
  expect(hints(checkOverrides, chosen({ Foter: 'slim-footer' }))[0]).toContain('Footer')
  expect(found(checkOverrides, chosen({ Footer: 'slim-foter' }))).toEqual(['unknown-override overrides.Footer'])
  expect(hints(checkOverrides, chosen({ Footer: 'slim-foter' }))[0]).toContain('slim-footer')
  expect(found(checkOverrides, chosen({ MemberMenu: 'slim-footer' }))).toEqual([
    'unknown-override overrides.MemberMenu',
  ])
})

test('UK16 a component written for another version of its slot is refused', () => {
  expect(found(checkOverrides, chosen({ Footer: 'old-footer' }))).toEqual(['override-outdated overrides.Footer'])
})

test('UK16 a component whose module is off is refused', () => {
  const off = (brand: Draft) => {
    brand.overrides = { MemberMenu: 'winners-menu' }
    brand.modules = { winnerBoard: false }
  }
  expect(found(checkOverrides, chosen({ MemberMenu: 'winners-menu' }))).toEqual([])
  expect(found(checkOverrides, off)).toEqual(['override-off overrides.MemberMenu'])
})
