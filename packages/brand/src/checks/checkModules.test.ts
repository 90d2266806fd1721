import { expect, test } from 'vitest'
import { found, hints } from '../testing/brandFixture.ts'
import { checkModules } from './checkModules.ts'

test('CF09 a module whose base is off is an error', () => {
  expect(found(checkModules)).toEqual([])
  expect(found(checkModules, (brand) => (brand.modules = { registration: false, mobileRegistration: true }))).toEqual([
    'module-off modules.mobileRegistration',
    'module-empty modules.mobileRegistration',
  ])
})

test('X06 registration on an agent site is said, since who registers is turned away', () => {
  expect(found(checkModules, (brand) => (brand.site = { kind: 'agent' }))).toEqual([
    'agent-registration modules.registration',
  ])
})

test.each(['points', 'smsLogin', 'forcedPasswordChange'])(
  'FB03 CF09 the module %s with nothing behind it is refused',
  (name) => {
    const change = (brand: { modules: unknown }) => (brand.modules = { [name]: true })
    expect(found(checkModules, change)).toEqual([`module-empty modules.${name}`])
    expect(hints(checkModules, change)[0]).toContain(`Set modules.${name} to false`)
  },
)

test('CF09 a module behind which a feature, a part of one or a page stands is fine', () => {
  expect(
    found(checkModules, (brand) => (brand.modules = { winnerBoard: true, registration: true, freePlay: true })),
  ).toEqual([])
})
