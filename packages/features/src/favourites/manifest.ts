import { defineFeature } from '@foyer/feature-api'

/** Marking games as favourites (L27). Who shows games reads the marks with `useOperation('favouriteIds')`. */
export const favourites = defineFeature({
  id: 'favourites',
  module: 'favourites',
  messages: import.meta.glob('./messages/*.json'),
  actions: { toggleFavourite: () => import('./model/toggleFavourite.ts') },
  operations: ['favouriteIds', 'addFavourite', 'removeFavourite'],
})
