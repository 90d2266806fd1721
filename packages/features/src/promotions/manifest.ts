import { announcementsQuery, defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

const queries = () => [{ operation: 'announcements', input: announcementsQuery } as const]

/** Promotions: what there is, its terms, and a way to take part (R17, R18, P26, P27). */
export const promotions = defineFeature({
  id: 'promotions',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'promotions',
      paths: ['/promotions'],
      access: 'public',
      layout: 'default',
      banner: 'w_promotion',
      title: 'title',
      description: 'description',
      page: named(() => import('./pages/PromotionsPage.tsx'), 'PromotionsPage'),
      queries,
    },
    {
      id: 'promoDetail',
      paths: ['/promoDetail'],
      access: 'public',
      layout: 'plain',
      title: 'title',
      // Which one it is stands in the query, which a written page does not know.
      prerender: false,
      shownBy: 'id',
      page: named(() => import('./pages/PromotionPage.tsx'), 'PromotionPage'),
      queries,
    },
  ],
  memberMenu: [
    {
      id: 'promotions',
      label: 'title',
      icon: () => import('./menu-icons/promotions.ts'),
      order: 65,
      roles: ['member', 'agent', 'trial'],
      opens: { route: 'promotions' },
    },
  ],
  operations,
})
