import { type Drawing, disc, eye } from './drawing.ts'

export const manta: Drawing = {
  width: 136,
  height: 96,
  parts: [
    { d: 'M-30 2C-46 2 -58 8 -68 18', line: '#17305f', wide: 4, moves: { about: [-30, 2], turn: 0.2 } },
    {
      d: 'M26 -4C14 -14 -4 -40 -34 -46C-26 -30 -28 -14 -36 0C-20 8 10 8 26 -4Z',
      fill: ['#4c7fd0', '#2f5aa6'],
      moves: { about: [0, 0], low: 0.35 },
    },
    {
      d: 'M34 2C22 16 0 42 -30 46C-24 30 -28 14 -38 2C-20 -8 14 -10 34 2Z',
      fill: ['#8db8f2', '#4a7ac6'],
      moves: { about: [0, 0], low: 0.3, late: 0.06 },
    },
    { d: 'M-40 2C-26 -12 20 -18 44 -8C54 -4 54 8 44 12C20 18 -26 16 -40 2Z', fill: ['#9cc4fa', '#5484cf'] },
    { d: 'M42 -9C50 -14 58 -14 62 -9C57 -7 52 -4 48 -3ZM44 12C52 16 58 15 62 10C57 9 52 7 48 7Z', fill: '#3f6fbd' },
    { d: 'M-24 2C-8 -6 16 -9 32 -5C18 0 -4 4 -24 2Z', fill: '#d6e8ff' },
    { d: `${disc(-4, 8, 3)}${disc(8, 10, 2.4)}${disc(-16, 6, 2.2)}`, fill: '#dcebff' },
    { d: 'M26 6C24 9 24 12 26 14M20 7C18 10 18 13 20 15', line: '#17305f', wide: 2 },
    ...eye(40, -2, 4.6),
  ],
}
