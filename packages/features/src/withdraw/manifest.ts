import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Money out: the page of withdrawals, and the ways to it (P04, P22, P23). */
export const withdraw = defineFeature({
  id: 'withdraw',
  module: 'withdrawal',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.withdraw',
      title: 'title',
      icon: () => import('./menu-icons/withdraw.ts'),
      order: 35,
      page: named(() => import('./centre-pages/Withdraw.tsx'), 'WithdrawPage'),
      waitsAs: 'form',
    },
  ],
  memberMenu: [
    {
      id: 'withdraw',
      label: 'title',
      icon: () => import('./menu-icons/withdraw.ts'),
      order: 6,
      group: 'money',
      roles: ['member', 'agent'],
      opens: { centre: 'member.withdraw' },
    },
  ],
  operations,
})
