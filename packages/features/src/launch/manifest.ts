import { defineFeature, named } from '@foyer/feature-api'
import { LaunchConfig } from './config.schema.ts'
import { operations } from './operations.ts'

/** Starting games: one decision table, the frame they play in, and free trials (G01 to G12, ruling 31). */
export const launch = defineFeature({
  id: 'launch',
  config: LaunchConfig,
  moduleParts: ['freePlay'],
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'game',
      paths: ['/game'],
      access: 'public',
      layout: 'bare',
      isWhole: true,
      shownBy: 'game vendor node',
      title: 'title',
      prerender: false,
      page: named(() => import('./pages/GamePage.tsx'), 'GamePage'),
    },
    {
      id: 'seamless',
      paths: ['/seamless'],
      access: 'public',
      layout: 'bare',
      isWhole: true,
      shownBy: 'game vendor node',
      title: 'title',
      prerender: false,
      page: named(() => import('./pages/GamePage.tsx'), 'GamePage'),
    },
  ],
  modals: {
    game: named(() => import('./modals/GameModal.tsx'), 'GameModal'),
    secondGame: named(() => import('./modals/SecondGameModal.tsx'), 'SecondGameModal'),
    round: named(() => import('./modals/RoundModal.tsx'), 'RoundModal'),
    gameInfo: named(() => import('./modals/GameInfoModal.tsx'), 'GameInfoModal'),
  },
  opensAgain: { round: 'same', gameInfo: 'same' },
  actions: {
    launchGame: () => import('./model/launchGame.ts'),
    playLottery: () => import('./model/playLottery.ts'),
    tryGame: () => import('./model/tryGame.ts'),
    openVendor: () => import('./model/openVendor.ts'),
  },
  operations,
})
