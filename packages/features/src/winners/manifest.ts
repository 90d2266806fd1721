import { defineFeature, defineSection, named } from '@foyer/feature-api'
import { WinnerBoardSettings, WinnerLineSettings } from './config.schema.ts'
import { winnersQuery } from './model/winnersQuery.ts'
import { operations } from './operations.ts'

/** The winner board with its jackpot counter (L04, L31, L32). */
export const winners = defineFeature({
  id: 'winners',
  module: 'winnerBoard',
  messages: import.meta.glob('./messages/*.json'),
  sections: [
    defineSection({
      id: 'winner-board',
      title: 'ui.WinnerBoard:title',
      description: 'The newest winners as a board',
      limit: 1,
      settings: WinnerBoardSettings,
      component: named(() => import('./components/Winners.tsx'), 'Winners'),
      queries: ({ limit }) => [{ operation: 'winnerBoard', input: winnersQuery(limit) }],
    }),
    defineSection({
      id: 'winner-line',
      title: 'ui.WinnerLine:title',
      description: 'The newest winners in one line',
      limit: 1,
      settings: WinnerLineSettings,
      component: named(() => import('./components/WinnersInLine.tsx'), 'WinnersInLine'),
      queries: ({ limit }) => [{ operation: 'winnerBoard', input: winnersQuery(limit) }],
    }),
  ],
  operations,
})
