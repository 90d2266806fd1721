import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Money between the main wallet and those that vendors keep (P02, EN03). */
export const wallets = defineFeature({
  id: 'wallets',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.transferFund',
      title: 'title',
      icon: () => import('./menu-icons/transfer.ts'),
      order: 40,
      page: named(() => import('./centre-pages/TransferFund.tsx'), 'TransferFundPage'),
      waitsAs: 'form',
    },
  ],
  operations,
})
