import { type Drawing, eye } from './drawing.ts'

export const sprat: Drawing = {
  width: 108,
  height: 50,
  parts: [
    {
      d: 'M-26 0C-38 -4 -46 -12 -53 -19C-49 -7 -49 7 -53 19C-46 12 -38 4 -26 0Z',
      fill: ['#4fa7e6', '#8fd0f4'],
      moves: { about: [-26, 0], narrow: 0.5 },
    },
    { d: 'M-6 -13C0 -22 10 -24 18 -22C15 -18 16 -15 18 -12Z', fill: '#2b78c4' },
    { d: 'M-2 12C2 19 8 21 15 20C13 17 13 14 14 11Z', fill: '#6cb9ea' },
    { d: 'M-34 1C-18 -16 24 -20 51 1C24 18 -18 15 -34 1Z', fill: ['#bfe6fb', '#f5fcff'] },
    { d: 'M-32 0C-16 -15 24 -19 50 0C26 -8 -10 -7 -32 0Z', fill: '#2f86d6' },
    { d: 'M-28 2C-8 -2 12 -2 28 0', line: '#6fc2ef', wide: 2 },
    { d: 'M28 -10C24 -3 24 5 29 11', line: '#8cc7ea', wide: 2 },
    {
      d: 'M22 4C16 5 10 9 8 13C15 14 20 11 23 7Z',
      fill: '#7cc4ee',
      moves: { about: [22, 5], turn: 0.4 },
    },
    ...eye(38, -2, 5),
  ],
}
