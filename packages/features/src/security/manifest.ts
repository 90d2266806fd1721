import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** The security centre: how an account is kept, where it is signed in and what has happened to it (P01, H13). */
export const security = defineFeature({
  id: 'security',
  messages: import.meta.glob('./messages/*.json'),
  centrePages: [
    {
      id: 'member.securityCenter',
      title: 'title',
      icon: () => import('./menu-icons/security.ts'),
      order: 10,
      page: named(() => import('./centre-pages/SecurityCenter.tsx'), 'SecurityCenter'),
    },
  ],
  memberMenu: [
    {
      id: 'my-account',
      label: 'menu',
      icon: () => import('./menu-icons/security.ts'),
      order: 60,
      group: 'account',
      roles: ['member', 'agent'],
      opens: { centre: 'member.securityCenter' },
    },
  ],
  bottomBar: [
    {
      id: 'account',
      label: 'menuShort',
      icon: () => import('./menu-icons/me.ts'),
      roles: ['member', 'agent'],
      opens: { centre: 'member.securityCenter' },
    },
  ],
  operations,
})
