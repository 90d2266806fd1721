import type { Role } from '@foyer/contract'
import { expect, test } from 'vitest'
import { type config, english, manifests } from '../testing/fixtures.ts'
import { menuItems } from './menuModel.ts'

const menu = (role: Role, chosen: typeof config.memberMenu = [], module?: string, from: typeof manifests = manifests) =>
  menuItems({
    features: from.filter((feature) => feature.module === undefined || feature.module === module),
    chosen,
    language: english,
    role,
    hasRoute: () => true,
    text: (namespace, key) => `${namespace} ${key}`,
  })
const ids = (...input: Parameters<typeof menu>) => menu(...input).map(({ id }) => id)

test('H08 H13 entries come from the features, in their order; one whose page does not exist is not shown', () => {
  expect(ids('member')).toEqual(['bets', 'start', 'leave'])
})

test('H12 an entry of a module stands in the menu only while the module is on', () => {
  expect(ids('member', [], 'points')).toEqual(['mall', 'bets', 'start', 'leave'])
})

test('H08 H16 a line parts groups of entries and the way out, and only the way out where a brand has an order of its own', () => {
  const about = (group: 'records' | undefined) => (feature: (typeof manifests)[number]) => ({
    ...feature,
    memberMenu: feature.memberMenu?.map((entry) => (entry.id === 'bets' && group ? { ...entry, group } : entry)) ?? [],
  })
  const separated = (group: 'records' | undefined, chosen: typeof config.memberMenu = []) =>
    menu('member', chosen, undefined, manifests.map(about(group)))
      .filter(({ isSeparated }) => isSeparated)
      .map(({ id }) => id)
  expect(separated(undefined)).toEqual(['leave'])
  expect(separated('records')).toEqual(['start', 'leave'])
  expect(separated('records', [{ entry: 'bets' }, { entry: 'start' }])).toEqual(['leave'])
})

test('X05 a trial account has no entries of real accounts', () => {
  expect(ids('trial')).toEqual(['start', 'leave'])
})

test('CF08 a brand chooses the entries, their order and their words; the way out stays last', () => {
  const chosen = [{ entry: 'leave' }, { entry: 'start', label: { en: 'Lobby' } }, { entry: 'money' }, { entry: 'bets' }]
  expect(menu('member', chosen).map(({ id, label }) => [id, label])).toEqual([
    ['start', 'Lobby'],
    ['bets', 'home bets'],
    ['leave', 'home leave'],
  ])
  expect(ids('member', [{ entry: 'start' }])).toEqual(['start', 'leave'])
})
