import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** All titles in a palette that the key `/` opens, found while they are typed (N09, QP02). */
export const search = defineFeature({
  id: 'search',
  messages: import.meta.glob('./messages/*.json'),
  labels: ['SearchPalette'],
  modals: { search: named(() => import('./modals/SearchModal.tsx'), 'SearchModal') },
  opensAgain: { search: 'same' },
  actions: { openSearch: () => import('./model/openSearch.ts') },
  startup: () => import('./model/listenForKey.ts'),
  bottomBar: [
    { id: 'search', label: 'menu', icon: () => import('./icons/search.ts'), opens: { action: 'openSearch' } },
  ],
  operations,
})
