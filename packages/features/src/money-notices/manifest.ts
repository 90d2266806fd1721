import { defineFeature } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Tells players wherever they are what became of their money, each thing once (P24). */
export const moneyNotices = defineFeature({
  id: 'money-notices',
  messages: import.meta.glob('./messages/*.json'),
  startup: () => import('./model/watchMoney.ts'),
  actions: { askMoneyNews: () => import('./model/askMoneyNews.ts') },
  operations,
})
