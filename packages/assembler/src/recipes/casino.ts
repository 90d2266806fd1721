import { type Recipe, row } from './recipe.ts'

export const casino: Recipe = {
  summary: 'dark, slots first, every category',
  site: 'member',
  languages: { default: 'EN', active: ['EN', 'TY'] },
  theme: {
    default: 'dark',
    font: { text: 'manrope' },
    shape: 'soft',
    typeScale: 'dramatic',
    header: 'bar',
    tiles: 'poster',
  },
  art: ['#15202b', '#1f5f6b', '#f2b84b'],
  description: {
    en: 'Slots, live tables and card games in one place.',
    tr: 'Slot, canlı masa ve kart oyunları tek yerde.',
  },
  hero: {
    title: { en: 'Your table is ready', tr: 'Masanız hazır' },
    text: { en: 'Try any slot with play money first.', tr: 'Her slotu önce oyun parasıyla deneyin.' },
    action: { en: 'See the slots', tr: 'Slotlara bak' },
    link: '/rng',
  },
  links: {
    title: { en: 'Play', tr: 'Oyun' },
    links: [
      { label: { en: 'Slots', tr: 'Slotlar' }, href: '/rng' },
      { label: { en: 'Live tables', tr: 'Canlı masalar' }, href: '/live' },
      { label: { en: 'House games', tr: 'Kendi oyunlarımız' }, href: '/inhouse' },
    ],
  },
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
