import { defineFeature, defineSection, named, noSettings } from '@foyer/feature-api'
import { operations } from './operations.ts'

/** The apps for Android and iOS (R23, L06, M06). */
export const download = defineFeature({
  id: 'download',
  module: 'download',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'down',
      paths: ['/down', '/download'],
      access: 'public',
      layout: 'default',
      banner: 'w_down',
      secondBanner: 'w_download',
      title: 'title',
      description: 'description',
      page: named(() => import('./pages/DownloadPage.tsx'), 'DownloadPage'),
      queries: () => [{ operation: 'systemStatus', input: {} }],
    },
  ],
  sections: [
    defineSection({
      id: 'download',
      title: 'title',
      description: 'Where the apps are, with a code to scan',
      limit: 1,
      settings: noSettings,
      component: named(() => import('./components/DownloadBlock.tsx'), 'DownloadBlock'),
      queries: () => [{ operation: 'systemStatus', input: {} }],
    }),
  ],
  modals: {
    download: named(() => import('./modals/DownloadModal.tsx'), 'DownloadModal'),
  },
  opensAgain: { download: 'same' },
  operations,
})
