import type { FeatureManifest } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { english } from '../testing/fixtures.ts'
import { bottomItems } from './bottomModel.ts'

const icon = async () => ({ default: [] })
const features: readonly FeatureManifest[] = [
  {
    id: 'lobby',
    messages: {},
    bottomBar: [
      { id: 'slots', label: 'categories:RNG', icon, opens: { route: 'rng' } },
      { id: 'gone', label: 'gone', icon, opens: { route: 'fav' } },
    ],
  },
  {
    id: 'session',
    messages: {},
    bottomBar: [
      { id: 'log-in', label: 'title', icon, roles: ['guest'], opens: { action: 'openLogin' } },
      { id: 'bets', label: 'menu', icon, roles: ['member'], opens: { centre: 'member.personalHistoryCopy' } },
    ],
    centrePages: [
      { id: 'member.personalHistoryCopy', title: 'title', icon, order: 1, page: async () => ({ default: () => null }) },
    ],
  },
]
const chosen = [{ entry: 'log-in', label: { en: 'Enter' } }, { entry: 'bets' }, { entry: 'gone' }, { entry: 'slots' }]
const items = (role: 'guest' | 'member' | 'trial') =>
  bottomItems({
    features,
    chosen,
    language: english,
    role,
    hasRoute: (id) => id !== 'fav',
    text: (namespace, key) => `${namespace}:${key}`,
  }).map(({ id, label }) => [id, label])

test('CF08 the bottom bar has the places a brand lists, in its order and its words, that exist and are for the role', () => {
  expect(items('guest')).toEqual([
    ['log-in', 'Enter'],
    ['slots', 'categories:RNG'],
  ])
  expect(items('member')).toEqual([
    ['bets', 'session:menu'],
    ['slots', 'categories:RNG'],
  ])
  expect(items('trial')).toEqual([['slots', 'categories:RNG']])
})
