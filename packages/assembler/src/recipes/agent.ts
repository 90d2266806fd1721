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
    dark: {
      accent: '#7fc1d6',
      accentHover: '#9bd1e2',
      onAccent: '#06222c',
      accentText: '#8fcbde',
      accentSubtle: '#12323e',
      onAccentSubtle: '#c3e6f1',
    },
    light: {
      accent: '#1f5a70',
      accentHover: '#17475a',
      onAccent: '#ffffff',
      accentText: '#1c5468',
      accentSubtle: '#e0eff4',
      onAccentSubtle: '#123c4b',
    },
  },
  art: ['#102430', '#1f4a5a', '#8fb7c4'],
  description: { en: 'Teams, records and revenue for agents.' },
  hero: {
    title: { en: 'Your desk' },
    text: { en: 'Teams, records and revenue in one place.' },
    action: { en: 'Sign in' },
    link: '/login',
  },
  links: {
    title: { en: 'Catalogue' },
    links: [
      { label: { en: 'Slots' }, href: '/rng' },
      { label: { en: 'Popular games' }, href: '/hot' },
      { label: { en: 'Providers' }, href: '/providers' },
    ],
  },
  nav: ['RNG', 'LIVE', 'SPORTS'],
  sections: [{ type: 'marquee' }, { type: 'provider-strip' }, row('RNG')],
  routesOff: ['register', 'fish', 'pvp', 'inhouse', 'esports', 'cockfight'],
  modules: { registration: false, freePlay: false, winnerBoard: false, download: false },
}
