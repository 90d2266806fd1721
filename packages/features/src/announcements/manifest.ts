import { defineFeature, defineSection, noSettings } from '@foyer/feature-api'
import { announcementsQuery } from './model/announcementsQuery.ts'
import { operations } from './operations.ts'

/** Player announcements: the notice marquee and the notice modal (L01, M07). */
export const announcements = defineFeature({
  id: 'announcements',
  messages: import.meta.glob('./messages/*.json'),
  sections: [
    defineSection({
      id: 'marquee',
      title: 'ui.Marquee:notices',
      settings: noSettings,
      component: async () => ({ default: (await import('./components/NoticeMarquee.tsx')).NoticeMarquee }),
      queries: () => [{ operation: 'announcements', input: announcementsQuery }],
    }),
    defineSection({
      id: 'notice-lines',
      title: 'linesTitle',
      settings: noSettings,
      component: async () => ({ default: (await import('./components/NoticeLines.tsx')).NoticeLines }),
    }),
  ],
  modals: { notice: async () => ({ default: (await import('./modals/NoticeModal.tsx')).NoticeModal }) },
  operations,
})
