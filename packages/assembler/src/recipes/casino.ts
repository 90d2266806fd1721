import { type Recipe, row } from './recipe.ts'

export const casino: Recipe = {
  id: 'casino',
  summary: 'dark, slots first, every category',
  site: 'member',
  theme: {
    default: 'dark',
    font: { text: 'manrope' },
    shape: 'soft',
    typeScale: 'dramatic',
    header: 'bar',
    tiles: 'poster',
  },
  art: ['#15202b', '#1f5f6b', '#f2b84b'],
  hero: { link: '/rng' },
  links: ['/rng', '/live', '/inhouse'],
  nav: ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT'],
  sections: [
    { type: 'marquee' },
    { type: 'hot-games' },
    row('RNG'),
    { type: 'provider-strip' },
    row('LIVE'),
    { type: 'winner-board' },
    row('FISH'),
    row('PVP'),
    row('SPORTS'),
    { type: 'download' },
  ],
  routesOff: [],
  modules: {},
}
