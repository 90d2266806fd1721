import type { Role } from '@foyer/contract'
import { expect, test } from 'vitest'
import { createRouteTable } from '../routes/routeTable.ts'
import { config, manifests } from '../testing/fixtures.ts'
import { menuItems } from './menuModel.ts'

const idsFor = (role: Role, moduleOn = (_module: string) => false) => {
  const features = manifests.filter(({ module }) => module === undefined || moduleOn(module))
  const table = createRouteTable(manifests, config, moduleOn)
  return menuItems({ features, table, role, text: (_namespace, key) => key }).map(({ id }) => id)
}

test('H08 H13 an entry whose page does not exist is not shown', () => {
  expect(idsFor('member')).toEqual(['betting-record', 'security'])
})

test('H12 points stand in the menu only with the module on', () => {
  expect(idsFor('member', (module) => module === 'points')).toContain('points')
})

test('X05 a trial account has no entries of real accounts', () => {
  expect(idsFor('trial')).toEqual([])
})
