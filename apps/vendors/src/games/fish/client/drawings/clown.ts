import { type Drawing, eye } from './drawing.ts'

const ink = '#3a1408'

export const clown: Drawing = {
  width: 112,
  height: 76,
  parts: [
    {
      d: 'M-30 0C-40 -20 -50 -22 -55 -14C-52 -6 -52 6 -55 14C-50 22 -40 20 -30 0Z',
      fill: ['#ff9a3d', '#f0661b'],
      line: ink,
      wide: 2.4,
      moves: { about: [-30, 0], narrow: 0.45 },
    },
    {
      d: 'M-24 -20C-16 -36 6 -40 26 -30C22 -26 22 -22 24 -18Z',
      fill: ['#ffab4d', '#f47a25'],
      line: ink,
      wide: 2.4,
    },
    { d: 'M-18 20C-10 34 4 36 16 31C12 27 12 23 14 20Z', fill: '#f0661b', line: ink, wide: 2.4 },
    {
      d: 'M-38 0C-30 -24 -4 -30 18 -26C40 -22 52 -10 54 2C50 16 36 26 14 28C-8 30 -32 22 -38 0Z',
      fill: ['#ff9d3c', '#ef5f17'],
    },
    {
      d: 'M20 -26C14 -12 14 14 22 27C27 26 31 25 34 23C26 10 27 -12 33 -22C29 -24 25 -25 20 -26Z',
      fill: '#fffaf0',
      line: ink,
      wide: 2.4,
    },
    {
      d: 'M-12 -26C-6 -12 -6 12 -12 27C-7 28 -2 29 2 29C9 14 9 -12 3 -27C-2 -27 -7 -27 -12 -26Z',
      fill: '#fffaf0',
      line: ink,
      wide: 2.4,
    },
    {
      d: 'M-34 -10C-31 -4 -31 4 -34 11C-31 14 -29 17 -26 19C-22 8 -22 -8 -26 -18C-29 -16 -32 -13 -34 -10Z',
      fill: '#fffaf0',
      line: ink,
      wide: 2.4,
    },
    {
      d: 'M12 6C2 4 -8 8 -12 16C-4 22 8 20 15 13Z',
      fill: ['#ffb04f', '#f4782a'],
      line: ink,
      wide: 2.2,
      moves: { about: [13, 9], turn: 0.35 },
    },
    { d: 'M47 12C44 15 40 16 37 15', line: ink, wide: 2.4 },
    ...eye(42, -5, 6.5),
  ],
}
