import type { FeatureManifest } from '@foyer/feature-api'
import { expect, test } from 'vitest'
import { config, manifests } from '../testing/fixtures.ts'
import { pageFeatures, pageLoaders, sectionsOf } from './pageParts.ts'
import { pageQueries } from './pageQueries.ts'
import { createRouteTable } from './routeTable.ts'

const hot = { type: 'hot-games', settings: {} }
const ownPage = {
  name: 'fair',
  path: '/fair',
  layout: 'plain',
  title: { en: 'Fair' },
  description: { en: '' },
  content: { en: '/fair.json' },
}
const shower: FeatureManifest = { id: 'pages', messages: {}, ownPage: async () => ({ default: () => null }) }

test('CF07 a page asks for what the shell, itself and its sections show, each once', () => {
  const brand = { ...config, home: { sections: [hot, hot, { type: 'unknown', settings: {} }] } }
  const home = createRouteTable(manifests, brand, () => true).byId('home')
  const queries = home ? pageQueries(home, brand, sectionsOf(manifests)) : []
  expect(queries.map(({ operation }) => operation)).toEqual(['gameVendors', 'systemStatus', 'hotGames'])
})

test('CF07 any page loads and asks for the sections that a brand puts around its content', () => {
  const sections = [{ type: 'content', settings: {} }, hot]
  const brand = {
    ...config,
    routes: { pointMall: { enabled: true, sections } },
    pages: [{ ...ownPage, sections }],
  }
  const table = createRouteTable([...manifests, shower], brand, () => true)
  for (const id of ['pointMall', 'page/fair'] as const) {
    const route = table.byId(id)
    const asked = route ? pageQueries(route, brand, sectionsOf(manifests)) : []
    expect(asked.map(({ operation }) => operation)).toContain('hotGames')
    const parts = route
      ? pageLoaders(route, { config: brand, features: manifests, sections: sectionsOf(manifests) })
      : []
    expect(parts).toContain(sectionsOf(manifests).get('hot-games')?.component)
    expect(route && pageFeatures(route, { features: manifests })).toContain('home')
  }
})
