import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Money in: the page of deposits, and the button that leads to it (P03, H18). */
export const deposit = defineFeature({
  id: 'deposit',
  module: 'deposit',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.depositv2',
      title: 'title',
      icon: () => import('./menu-icons/deposit.ts'),
      order: 30,
      page: named(() => import('./centre-pages/Deposit.tsx'), 'DepositPage'),
      waitsAs: 'form',
    },
  ],
  memberMenu: [
    {
      id: 'deposit',
      label: 'title',
      icon: () => import('./menu-icons/deposit.ts'),
      order: 5,
      group: 'money',
      roles: ['member', 'agent'],
      opens: { centre: 'member.depositv2' },
      isProminent: true,
    },
  ],
  bottomBar: [
    {
      id: 'deposit',
      label: 'title',
      icon: () => import('./menu-icons/deposit.ts'),
      roles: ['member', 'agent'],
      opens: { centre: 'member.depositv2' },
    },
  ],
  operations,
})
