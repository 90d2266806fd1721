import { defineFeature } from '@foyer/feature-api'
import { helpQuery } from './model/helpQuery.ts'

const page = async () => ({ default: (await import('./pages/HelpPage.tsx')).HelpPage })

import { operations } from './operations.ts'

/** The help centre, whose items are reached by hash, e.g. `/help#term` (R21, R22). */
export const help = defineFeature({
  id: 'help',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'help',
      paths: ['/help'],
      access: 'public',
      layout: 'default',
      banner: 'w_home',
      secondBanner: 'w_help',
      title: 'title',
      description: 'description',
      page,
      queries: () => [{ operation: 'helpCenter', input: helpQuery }],
    },
    {
      id: 'helpmc',
      paths: ['/helpmc'],
      access: 'public',
      layout: 'plain',
      title: 'titleMember',
      description: 'description',
      page,
      queries: () => [{ operation: 'helpCenter', input: helpQuery }],
    },
  ],
  memberMenu: [
    {
      id: 'help',
      label: 'menu',
      icon: () => import('./menu-icons/help.ts'),
      order: 70,
      roles: ['member', 'agent', 'trial'],
      opens: { route: 'help' },
    },
  ],
  operations,
})
