import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Money between members: from an account to the one above it (P05), and from an agent to those below (X07). */
export const transfers = defineFeature({
  id: 'transfers',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.transferUpline',
      title: 'title',
      icon: () => import('./menu-icons/upline.ts'),
      order: 50,
      listedFor: 'toUpline',
      page: named(() => import('./centre-pages/MemberTransfers.tsx'), 'TransferUpline'),
      waitsAs: 'form',
    },
    {
      id: 'member.transferDownline',
      title: 'downTitle',
      icon: () => import('./menu-icons/downline.ts'),
      order: 51,
      listedFor: 'agent',
      page: named(() => import('./centre-pages/MemberTransfers.tsx'), 'TransferDownline'),
      waitsAs: 'form',
    },
  ],
  operations,
})
