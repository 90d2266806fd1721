import { defineFeature, named } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** Words to customer service, as a page and over any page (M10, P25). */
export const feedback = defineFeature({
  id: 'feedback',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'feedback',
      paths: ['/feedback'],
      access: 'public',
      layout: 'default',
      title: 'title',
      description: 'description',
      page: named(() => import('./pages/FeedbackPage.tsx'), 'FeedbackPage'),
    },
  ],
  modals: { feedback: named(() => import('./modals/FeedbackModal.tsx'), 'FeedbackModal') },
  opensAgain: { feedback: 'same' },
  actions: { openFeedback: () => import('./model/openFeedback.ts') },
  memberMenu: [
    {
      id: 'feedback',
      label: 'title',
      icon: () => import('./menu-icons/feedback.ts'),
      order: 75,
      roles: ['member', 'agent', 'trial'],
      opens: { action: 'openFeedback' },
    },
  ],
  operations,
})
