import { defineFeature, defineSection, named } from '@foyer/feature-api'
import { DrawCardsSettings, NextDrawSettings } from './config.schema.ts'
import { operations } from './operations.ts'

const queries = () => [{ operation: 'lotteryMenus', input: {} } as const]

/** Lotteries by their next draws (I41, EN08). */
export const draws = defineFeature({
  id: 'draws',
  messages: import.meta.glob('./messages/*.json'),
  sections: [
    defineSection({
      id: 'next-draw',
      title: 'nextTitle',
      description: 'A sentence in large words beside the next draw as a large ticket',
      pages: ['home'],
      limit: 1,
      category: 'LOTT',
      settings: NextDrawSettings,
      component: named(() => import('./components/NextDraw.tsx'), 'NextDraw'),
      queries,
    }),
    defineSection({
      id: 'draw-cards',
      title: 'title',
      description: 'Lotteries as tickets, in the order they are drawn',
      limit: 1,
      category: 'LOTT',
      settings: DrawCardsSettings,
      component: named(() => import('./components/DrawCards.tsx'), 'DrawCards'),
      queries,
    }),
  ],
  operations,
})
