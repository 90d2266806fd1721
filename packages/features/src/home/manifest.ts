import { defineFeature, defineSection, named } from '@foyer/feature-api'
import { FigureSettings, ProgrammeSettings } from './config.schema.ts'

/** Home: the sections a brand lists, or search results while a game name is being searched (R01, R02). */
export const home = defineFeature({
  id: 'home',
  messages: import.meta.glob('./messages/*.json'),
  routes: [
    {
      id: 'home',
      paths: ['/', '/index', '/index.html', '/home'],
      access: 'public',
      layout: 'default',
      banner: 'w_home',
      searchParameter: 'q',
      title: 'title',
      description: 'description',
      page: named(() => import('./pages/HomePage.tsx'), 'HomePage'),
    },
  ],
  sections: [
    defineSection({
      id: 'programme',
      title: 'programme',
      description: 'What the site is for those without an account: words, figures in a table, one button',
      pages: ['home'],
      limit: 1,
      settings: ProgrammeSettings,
      blocks: {
        figure: { description: 'A line of the table: what it says, and the figure', settings: FigureSettings },
      },
      maxBlocks: 12,
      component: named(() => import('./components/Programme.tsx'), 'Programme'),
    }),
  ],
  bottomBar: [{ id: 'home', label: 'menu', icon: () => import('./icons/home.ts'), opens: { route: 'home' } }],
})
