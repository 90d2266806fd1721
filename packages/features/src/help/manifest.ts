import { defineFeature, defineSection, named, noSettings } from '@foyer/feature-api'
import { helpQuery } from './model/helpQuery.ts'
import { operations } from './operations.ts'

const page = named(() => import('./pages/HelpPage.tsx'), 'HelpPage')
const queries = () => [{ operation: 'helpCenter', input: helpQuery } as const]

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
      queries,
    },
    {
      id: 'helpmc',
      paths: ['/helpmc'],
      access: 'public',
      layout: 'plain',
      title: 'titleMember',
      description: 'description',
      page,
      queries,
    },
  ],
  sections: [
    defineSection({
      id: 'help-preview',
      title: 'title',
      description: 'The first four questions of the help centre',
      limit: 1,
      isExtra: true,
      settings: noSettings,
      component: named(() => import('./components/HelpSection.tsx'), 'HelpSection'),
      queries,
    }),
  ],
  modals: { help: named(() => import('./modals/HelpModal.tsx'), 'HelpModal') },
  opensAgain: { help: 'same' },
  actions: { openHelp: () => import('./model/openHelp.ts') },
  floatingBar: [
    {
      id: 'help',
      label: 'short',
      icon: () => import('./icons/help.ts'),
      order: 50,
      opens: { action: 'openHelp' },
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
