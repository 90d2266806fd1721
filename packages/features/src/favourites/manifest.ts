import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Marking games as favourites (L27), and the member's own collections of them (QP01). Who shows games reads the marks with `useOperation('favouriteIds')`. */
export const favourites = defineFeature({
  id: 'favourites',
  module: 'favourites',
  messages: import.meta.glob('./messages/*.json'),
  memberMenu: [
    {
      id: 'favourites',
      label: 'menu',
      icon: () => import('./icons/heart.ts'),
      order: 64,
      roles: ['member', 'agent'],
      opens: { route: 'fav' },
    },
  ],
  modals: {
    collectGame: named(() => import('./modals/CollectGameModal.tsx'), 'CollectGameModal'),
    gameCollection: named(() => import('./modals/GameCollectionModal.tsx'), 'GameCollectionModal'),
  },
  actions: { toggleFavourite: () => import('./model/toggleFavourite.ts') },
  operations,
})
