import { defineFeature } from '@foyer/feature-api'

/** The texts of failures that any feature can meet (Z05, Z11, Z22, Z23, Z28); `problemText` of feature-api reads them. */
export const problems = defineFeature({
  id: 'problems',
  messages: import.meta.glob('./messages/*.json'),
})
