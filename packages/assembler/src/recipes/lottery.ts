import { type Recipe, row } from './recipe.ts'

export const lottery: Recipe = {
  id: 'lottery',
  summary: 'light, lotteries first, a few games',
  site: 'member',
  theme: {
    default: 'light',
    font: { text: 'figtree' },
    shape: 'round',
    header: 'split',
    tiles: 'card',
    dark: {
      accent: '#f3a35c',
      accentHover: '#f7b67c',
      onAccent: '#2b1200',
      accentText: '#f5ae6e',
      accentSubtle: '#3a2210',
      onAccentSubtle: '#fbd3ae',
    },
    light: {
      accent: '#a33f0b',
      accentHover: '#86330a',
      onAccent: '#ffffff',
      accentText: '#983a09',
      accentSubtle: '#fdeadb',
      onAccentSubtle: '#6f2b08',
    },
  },
  art: ['#fdf1d8', '#f3c15f', '#b3541e'],
  hero: { link: '/providers', tone: 'light' },
  links: ['/providers', '/rng', '/inhouse'],
  nav: ['LOTT', 'RNG', 'PVP'],
  sections: [
    row('LOTT'),
    { type: 'winner-board' },
    { type: 'marquee' },
    row('RNG'),
    { type: 'hot-games' },
    { type: 'provider-strip' },
  ],
  routesOff: ['live', 'fish', 'sports', 'esports', 'cockfight'],
  modules: { download: false },
}
