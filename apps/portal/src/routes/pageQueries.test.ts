import { expect, test } from 'vitest'
import { config, manifests } from '../testing/fixtures.ts'
import { sectionsOf } from './pageParts.ts'
import { pageQueries } from './pageQueries.ts'
import { createRouteTable } from './routeTable.ts'

test('CF07 a page asks for what the shell, itself and its sections show, each once', () => {
  const hot = { type: 'hot-games', settings: {} }
  const brand = { ...config, home: { sections: [hot, hot, { type: 'unknown', settings: {} }] } }
  const home = createRouteTable(manifests, brand, () => true).byId('home')
  const queries = home ? pageQueries(home, brand, sectionsOf(manifests)) : []
  expect(queries.map(({ operation }) => operation)).toEqual(['gameVendors', 'systemStatus', 'hotGames'])
})
