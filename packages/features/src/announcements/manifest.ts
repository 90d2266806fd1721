import { announcementsQuery, defineFeature, defineSection, named, noSettings } from '@foyer/feature-api'
import { AnnouncementsConfig } from './config.schema.ts'
import { operations } from './operations.ts'

/** Player announcements: the notice marquee, the notice modal and the publicity popup (L01, M07, M08). */
export const announcements = defineFeature({
  id: 'announcements',
  config: AnnouncementsConfig,
  messages: import.meta.glob('./messages/*.json'),
  sections: [
    defineSection({
      id: 'marquee',
      title: 'ui.Marquee:notices',
      description: 'Announcements that pass by in one line',
      limit: 1,
      isExtra: true,
      settings: noSettings,
      component: named(() => import('./components/NoticeMarquee.tsx'), 'NoticeMarquee'),
      queries: () => [{ operation: 'announcements', input: announcementsQuery }],
    }),
    defineSection({
      id: 'notice-lines',
      title: 'linesTitle',
      description: 'Announcements as lines, for accounts',
      limit: 1,
      isExtra: true,
      settings: noSettings,
      component: named(() => import('./components/NoticeLines.tsx'), 'NoticeLines'),
      queries: () => [{ operation: 'announcements', input: announcementsQuery }],
    }),
  ],
  modals: {
    notice: named(() => import('./modals/NoticeModal.tsx'), 'NoticeModal'),
    publicity: named(() => import('./modals/PublicityModal.tsx'), 'PublicityModal'),
  },
  opensAgain: { notice: 'same', publicity: 'same' },
  startup: () => import('./model/showPublicity.ts'),
  operations,
})
