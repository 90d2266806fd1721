import { defineFeature, defineSection } from '@foyer/feature-api'
import { OwnRecordSettings } from './config.schema.ts'
import { operations } from './operations.ts'

/** Bet records in the member centre (P06, H08). */
export const records = defineFeature({
  id: 'records',
  module: 'records',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.personalHistoryCopy',
      title: 'title',
      icon: () => import('./icons/history.ts'),
      order: 60,
      page: async () => ({ default: (await import('./centre-pages/PersonalHistory.tsx')).PersonalHistory }),
    },
  ],
  sections: [
    defineSection({
      id: 'own-record',
      title: 'ownRecord',
      settings: OwnRecordSettings,
      component: async () => ({ default: (await import('./components/OwnRecord.tsx')).OwnRecord }),
    }),
  ],
  memberMenu: [
    {
      id: 'betting-record',
      label: 'menu',
      icon: () => import('./icons/history.ts'),
      order: 10,
      roles: ['member', 'agent'],
      opens: { centre: 'member.personalHistoryCopy' },
    },
  ],
  bottomBar: [
    {
      id: 'bets',
      label: 'menuShort',
      icon: () => import('./icons/history.ts'),
      roles: ['member', 'agent'],
      opens: { centre: 'member.personalHistoryCopy' },
    },
  ],
  operations,
})
