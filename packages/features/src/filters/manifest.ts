import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Filters and order of a list of games, over the page (L23, QP03, QP04). */
export const filters = defineFeature({
  id: 'filters',
  messages: import.meta.glob('./messages/*.json'),
  modals: { gameFilters: named(() => import('./modals/GameFiltersModal.tsx'), 'GameFiltersModal') },
  actions: { nameChoice: () => import('./model/nameChoice.ts') },
  operations,
})
