import { defineFeature, defineSection, named, noSettings } from '@foyer/feature-api'
import { LotteryConfig } from './config.schema.ts'
import { menusOf, prizeModeOf, vnQuery } from './model/lotteryPages.ts'
import { operations } from './operations.ts'

const lotteryRoute = <const Id extends 'lottery' | 'vnLottery' | 'elott' | 'lotteryCenter'>(id: Id) =>
  ({
    id,
    paths: [`/${id}`],
    isOptional: true,
    access: 'public',
    layout: 'default',
    title: `title_${id}`,
    description: `description_${id}`,
    page: named(() => import('./pages/LotteryPage.tsx'), 'LotteryPage'),
    queries: (settings: Readonly<Record<string, unknown>>) => [
      id === 'vnLottery'
        ? ({ operation: 'vnLotteryMenus', input: vnQuery(prizeModeOf(settings)) } as const)
        : ({ operation: 'lotteryMenus', input: menusOf(id, prizeModeOf(settings)) } as const),
    ],
  }) as const

/** Lotteries: lists of them, the page of each with its results, and the way from a seed to its numbers (R13 to R16). */
export const lottery = defineFeature({
  id: 'lottery',
  config: LotteryConfig,
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    { ...lotteryRoute('lottery'), category: 'LOTT' },
    lotteryRoute('vnLottery'),
    { ...lotteryRoute('elott'), category: 'ELOTT', banner: 'w_lott' },
    { ...lotteryRoute('lotteryCenter'), banner: 'w_lott' },
  ],
  sections: [
    defineSection({
      id: 'lottery-slider',
      title: 'sliderTitle',
      description:
        'Lotteries in one row by tag and list, each with its countdown, its last numbers and the way to play',
      limit: 1,
      category: 'LOTT',
      settings: noSettings,
      component: named(() => import('./components/LotterySlider.tsx'), 'LotterySlider'),
      queries: () => [{ operation: 'lotteryMenus', input: {} }],
    }),
  ],
  modals: { lotteryDraw: named(() => import('./modals/LotteryDrawModal.tsx'), 'LotteryDrawModal') },
  opensAgain: { lotteryDraw: 'same' },
  bottomBar: [
    {
      id: 'lotteries',
      label: 'menu',
      icon: () => import('./icons/lottery.ts'),
      opens: { route: 'lotteryCenter' },
    },
  ],
  operations,
})
