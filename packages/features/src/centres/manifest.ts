import { defineFeature } from '@foyer/feature-api'

/** Opens the member and agent centres (P15, T13, V34). */
export const centres = defineFeature({
  id: 'centres',
  messages: { en: () => import('./messages/en.json'), tr: () => import('./messages/tr.json') },
  actions: { openCentre: () => import('./model/openCentre.ts') },
})
