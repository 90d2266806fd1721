import { defineFeature, defineSection, noSettings, vendorsQuery } from '@foyer/feature-api'
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
      page: async () => ({ default: (await import('./pages/ProvidersPage.tsx')).ProvidersPage }),
      queries: () => [{ operation: 'gameVendors', input: vendorsQuery }],
    },
  ],
  sections: [
    defineSection({
      id: 'provider-strip',
      title: 'title',
      settings: noSettings,
      component: async () => ({ default: (await import('./components/ProviderStrip.tsx')).ProviderStrip }),
      queries: () => [{ operation: 'gameVendors', input: vendorsQuery }],
    }),
  ],
  operations,
})
