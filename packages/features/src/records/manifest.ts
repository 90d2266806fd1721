import { defineFeature, defineSection, named, noSettings } from '@foyer/feature-api'
import { OwnRecordSettings } from './config.schema.ts'
import { operations } from './operations.ts'

/** Records in the member centre: bets, every entry of the account, profit and loss, and a statement to keep (P06 to P08, QR23, H08 to H10). */
export const records = defineFeature({
  id: 'records',
  module: 'records',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.personalHistoryCopy',
      title: 'title',
      icon: () => import('./menu-icons/history.ts'),
      order: 60,
      page: named(() => import('./centre-pages/PersonalHistory.tsx'), 'PersonalHistory'),
    },
    {
      id: 'member.transactionHistory',
      title: 'transactionsTitle',
      icon: () => import('./menu-icons/transactions.ts'),
      order: 70,
      page: named(() => import('./centre-pages/TransactionHistory.tsx'), 'TransactionHistory'),
    },
    {
      id: 'member.personalProfit',
      title: 'profitTitle',
      icon: () => import('./menu-icons/profit.ts'),
      order: 80,
      page: named(() => import('./centre-pages/PersonalProfit.tsx'), 'PersonalProfit'),
    },
    {
      id: 'member.activityStatement',
      title: 'statementTitle',
      icon: () => import('./menu-icons/statement.ts'),
      order: 85,
      page: named(() => import('./centre-pages/ActivityStatement.tsx'), 'ActivityStatement'),
    },
  ],
  sections: [
    defineSection({
      id: 'own-record',
      title: 'ownRecord',
      description: 'What came of the account’s own bets in a period and the one before, with a plot',
      limit: 1,
      isExtra: true,
      settings: OwnRecordSettings,
      component: named(() => import('./components/OwnRecord.tsx'), 'OwnRecord'),
    }),
    defineSection({
      id: 'since-visit',
      title: 'sinceVisit',
      description: 'What changed since the account’s last visit: announcements, open bets, the net result',
      limit: 1,
      isExtra: true,
      settings: noSettings,
      component: named(() => import('./components/SinceVisit.tsx'), 'SinceVisit'),
    }),
  ],
  memberMenu: [
    {
      id: 'betting-record',
      label: 'menu',
      icon: () => import('./menu-icons/history.ts'),
      order: 10,
      group: 'records',
      roles: ['member', 'agent'],
      opens: { centre: 'member.personalHistoryCopy' },
    },
    {
      id: 'account-record',
      label: 'transactionsMenu',
      icon: () => import('./menu-icons/transactions.ts'),
      order: 11,
      group: 'records',
      roles: ['member', 'agent'],
      opens: { centre: 'member.transactionHistory' },
    },
    {
      id: 'profit',
      label: 'profitMenu',
      icon: () => import('./menu-icons/profit.ts'),
      order: 12,
      group: 'records',
      roles: ['member', 'agent'],
      opens: { centre: 'member.personalProfit' },
    },
    {
      id: 'statement',
      label: 'statementMenu',
      icon: () => import('./menu-icons/statement.ts'),
      order: 13,
      group: 'records',
      roles: ['member', 'agent'],
      opens: { centre: 'member.activityStatement' },
    },
  ],
  bottomBar: [
    {
      id: 'bets',
      label: 'menuShort',
      icon: () => import('./menu-icons/history.ts'),
      roles: ['member', 'agent'],
      opens: { centre: 'member.personalHistoryCopy' },
    },
  ],
  operations,
})
