import type { SystemStatus } from '@foyer/contract'
import type { FeatureManifest } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { type config, english } from '../testing/fixtures.ts'
import { floatingItems, serviceItems } from './floatingModel.ts'

const system: SystemStatus = {
  status: 0,
  maintenance: false,
  regionRestriction: false,
  serverTime: '2026-01-01T00:00:00Z',
  info: {
    whitelabel: [],
    register: {},
    resources: {},
    customerService: [{ csType: 'LIVECHAT', path: 'https://chat.example' }],
    analytics: {},
    imageCDNs: [],
    launchGameCDNs: [],
  },
  location: {},
}
const icon = async () => ({ default: [] })
const links = [{ id: 'wa', label: 'Pigeon', href: 'https://pigeon.example' }]
const features: readonly FeatureManifest[] = [
  {
    id: 'contacts',
    messages: {},
    floatingBar: [
      { id: 'apps', label: 'apps', icon, order: 20, opens: { links: () => links } },
      {
        id: 'chat',
        label: 'chat',
        icon,
        order: 10,
        opens: { address: (status) => status.info.customerService[0]?.path },
      },
      { id: 'nobody', label: 'nobody', icon, order: 15, opens: { address: () => undefined } },
      { id: 'none', label: 'none', icon, order: 16, opens: { links: () => [] } },
    ],
  },
  {
    id: 'wheel',
    messages: {},
    floatingBar: [
      { id: 'spin', label: 'home:spin', icon, order: 5, opens: { action: 'signOut' } },
      { id: 'help', label: 'help', icon, order: 30, opens: { route: 'help' } },
      { id: 'gone', label: 'gone', icon, order: 31, opens: { route: 'fav' } },
    ],
  },
]
const input = {
  features,
  language: english,
  system,
  href: (id: string) => `/${id}`,
  hasRoute: (id: string) => id === 'help',
  text: (namespace: string, key: string) => `${namespace} ${key}`,
}
const items = (chosen?: typeof config.floatingBar) => floatingItems({ ...input, chosen })

test('H20 H21 entries come from the features, in their order; what leads nowhere is not offered', () => {
  expect(items().map(({ id, label, href, links: list }) => [id, label, href ?? list?.length])).toEqual([
    ['spin', 'home spin', undefined],
    ['chat', 'contacts chat', 'https://chat.example'],
    ['apps', 'contacts apps', 1],
    ['help', 'wheel help', '/help'],
  ])
})

test('CF08 a brand chooses the entries of the floating bar, their order and their words; an empty list is no bar', () => {
  const chosen = [{ entry: 'help' }, { entry: 'chat', label: { en: 'Talk to us' } }, { entry: 'gone' }]
  expect(items(chosen).map(({ id, label }) => [id, label])).toEqual([
    ['help', 'wheel help'],
    ['chat', 'Talk to us'],
  ])
  expect(items([])).toEqual([])
})

test('H20 before the server has said its addresses, only what stands on the site is offered', () => {
  expect(floatingItems({ ...input, system: undefined, chosen: undefined }).map(({ id }) => id)).toEqual([
    'spin',
    'help',
  ])
})

test('H19 H21 customer service is reachable whatever the brand has on its bar', () => {
  for (const chosen of [undefined, [], [{ entry: 'help' }]])
    expect(serviceItems({ ...input, chosen }).map(({ id, href }) => [id, href])).toEqual([
      ['chat', 'https://chat.example'],
    ])
})

test('H19 CF08 the footer names customer service as the brand does on its bar', () => {
  const chosen = [{ entry: 'chat', label: { en: 'Talk to us' } }]
  expect(serviceItems({ ...input, chosen }).map(({ label }) => label)).toEqual(['Talk to us'])
})
