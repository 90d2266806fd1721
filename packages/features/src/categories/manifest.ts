import { defineFeature } from '@foyer/feature-api'

/** The names of the game categories, by game type; `useCategoryName` of feature-api reads them. */
export const categories = defineFeature({
  id: 'categories',
  messages: import.meta.glob('./messages/*.json'),
})
