import { defineFeature, defineSection, named, noSettings, vendorsQuery } from '@foyer/feature-api'
import { MakerWallSettings } from './config.schema.ts'
import { operations } from './operations.ts'

/** The providers: a strip on home and a page by category (L03, R04). */
export const providers = defineFeature({
  id: 'providers',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'providers',
      paths: ['/providers'],
      access: 'public',
      layout: 'plain',
      title: 'title',
      description: 'description',
      page: named(() => import('./pages/ProvidersPage.tsx'), 'ProvidersPage'),
      queries: () => [{ operation: 'gameVendors', input: vendorsQuery }],
    },
  ],
  sections: [
    defineSection({
      id: 'provider-strip',
      title: 'title',
      description: 'All game makers in one row',
      limit: 1,
      settings: noSettings,
      component: named(() => import('./components/ProviderStrip.tsx'), 'ProviderStrip'),
      queries: () => [{ operation: 'gameVendors', input: vendorsQuery }],
    }),
    defineSection({
      id: 'maker-table',
      title: 'title',
      description: 'In the place of the page of makers: makers as a table with their categories and games',
      standsFor: ['providers'],
      settings: noSettings,
      component: named(() => import('./components/MakerTable.tsx'), 'MakerTable'),
      queries: () => [{ operation: 'gameVendors', input: vendorsQuery }],
    }),
    defineSection({
      id: 'maker-wall',
      title: 'title',
      description: 'Marks and names of game makers in a grid of whole rows',
      limit: 1,
      settings: MakerWallSettings,
      component: named(() => import('./components/MakerWall.tsx'), 'MakerWall'),
      queries: () => [{ operation: 'gameVendors', input: vendorsQuery }],
    }),
  ],
  operations,
})
