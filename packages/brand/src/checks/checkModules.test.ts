import { expect, test } from 'vitest'
import { found } from '../testing/brandFixture.ts'
import { checkModules } from './checkModules.ts'

test('CF09 a module whose base is off is an error', () => {
  expect(found(checkModules)).toEqual([])
  expect(found(checkModules, (brand) => (brand.modules = { registration: false, mobileRegistration: true }))).toEqual([
    'module-off modules.mobileRegistration',
  ])
})

test('X06 registration on an agent site is said, since who registers is turned away', () => {
  expect(found(checkModules, (brand) => (brand.site = { kind: 'agent' }))).toEqual([
    'agent-registration modules.registration',
  ])
})
