import { type Recipe, row } from './recipe.ts'

export const agent: Recipe = {
  summary: 'sober, for agents only, without registration',
  site: 'agent',
  languages: { default: 'EN', active: ['EN'] },
  theme: {
    default: 'light',
    font: { text: 'inter' },
    shape: 'sharp',
    density: 'compact',
    motion: 'calm',
    typeScale: 'tight',
    header: 'rail',
    tiles: 'card',
  },
  art: ['#102430', '#1f4a5a', '#8fb7c4'],
  description: { en: 'Teams, records and revenue for agents.' },
  hero: {
    title: { en: 'Your desk' },
    text: { en: 'Teams, records and revenue in one place.' },
    action: { en: 'Sign in' },
    link: '/login',
  },
  nav: ['RNG', 'LIVE', 'SPORTS'],
  sections: [{ type: 'marquee' }, { type: 'provider-strip' }, row('RNG')],
  routesOff: ['register', 'fish', 'pvp', 'inhouse', 'esports', 'cockfight'],
  modules: { registration: false, freePlay: false, winnerBoard: false, download: false },
}
