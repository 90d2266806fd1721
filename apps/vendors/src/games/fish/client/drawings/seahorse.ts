import { type Drawing, eye } from './drawing.ts'

const rib = '#c2571f'

export const seahorse: Drawing = {
  width: 66,
  height: 116,
  parts: [
    {
      d: 'M-12 -8C-26 -14 -32 -4 -30 6C-28 12 -20 14 -12 12Z',
      fill: ['#ffd98a', '#f29b5a'],
      moves: { about: [-12, 2], narrow: 0.5 },
    },
    {
      d: 'M-6 -50L-14 -57L-11 -46L-20 -46L-12 -38L-19 -32L-9 -30Z',
      fill: '#f7b24e',
    },
    {
      d: 'M2 -53C-8 -52 -14 -43 -11 -34C-14 -26 -19 -14 -18 0C-17 16 -8 22 -5 32C-3 42 -9 49 -15 47C-19 45 -19 40 -15 39C-14 43 -10 42 -11 38C-12 34 -19 33 -22 39C-25 47 -18 55 -9 54C3 52 8 41 6 30C4 20 12 14 14 0C16 -12 10 -20 10 -27C13 -29 15 -31 16 -33C22 -31 29 -30 32 -32C34 -34 34 -38 32 -40C28 -40 22 -41 18 -44C15 -50 9 -54 2 -53Z',
      fill: ['#ffcf5e', '#ee7a35'],
      moves: { about: [0, -30], turn: 0.06 },
    },
    { d: 'M10 -14C4 -11 -6 -11 -15 -14', line: rib, wide: 2 },
    { d: 'M14 -3C6 1 -8 1 -17 -3', line: rib, wide: 2 },
    { d: 'M13 8C6 12 -6 12 -14 9', line: rib, wide: 2 },
    { d: 'M9 18C4 21 -3 21 -8 19', line: rib, wide: 2 },
    { d: 'M6 27C3 28 -2 29 -5 28', line: rib, wide: 2 },
    ...eye(8, -40, 5),
  ],
}
