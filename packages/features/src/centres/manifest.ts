import { defineFeature } from '@foyer/feature-api'

/** Who may open the member and agent centres, and what the others are told (P15, T13, V34). */
export const centres = defineFeature({
  id: 'centres',
  messages: { en: () => import('./messages/en.json'), tr: () => import('./messages/tr.json') },
  actions: { openCentre: () => import('./model/openCentre.ts') },
})
