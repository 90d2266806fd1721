import { type Recipe, row } from './recipe.ts'

export const lottery: Recipe = {
  summary: 'light, lotteries first, a few games',
  site: 'member',
  languages: { default: 'EN', active: ['EN', 'TY'] },
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
  description: {
    en: 'Draws every day, with results you can check.',
    tr: 'Her gün çekiliş, denetlenebilir sonuçlarla.',
  },
  hero: {
    title: { en: 'The next draw is today', tr: 'Sıradaki çekiliş bugün' },
    text: { en: 'Pick your numbers and watch them fall.', tr: 'Numaralarınızı seçin, düşüşlerini izleyin.' },
    action: { en: 'Who runs the draws', tr: 'Çekilişleri kim yapıyor' },
    link: '/providers',
    tone: 'light',
  },
  links: {
    title: { en: 'Play', tr: 'Oyun' },
    links: [
      { label: { en: 'Who runs the draws', tr: 'Çekilişleri kim yapıyor' }, href: '/providers' },
      { label: { en: 'Slots', tr: 'Slotlar' }, href: '/rng' },
      { label: { en: 'House games', tr: 'Kendi oyunlarımız' }, href: '/inhouse' },
    ],
  },
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
