import { type Drawing, eye } from './drawing.ts'

const skin = ['#8fd06a', '#4f9a4c'] as const
const plate = '#b98339'

export const turtle: Drawing = {
  width: 124,
  height: 86,
  parts: [
    { d: 'M-40 6C-50 4 -58 10 -61 18C-52 20 -42 17 -36 12Z', fill: skin, moves: { about: [-38, 9], turn: 0.3 } },
    {
      d: 'M14 -16C18 -34 30 -42 40 -42C40 -32 34 -20 24 -12Z',
      fill: '#4b8f49',
      moves: { about: [20, -14], turn: 0.35 },
    },
    {
      d: 'M28 2C36 -14 50 -18 58 -12C63 -8 63 0 58 4C50 10 38 12 30 10Z',
      fill: skin,
      moves: { about: [30, 4], turn: 0.06 },
    },
    { d: 'M-46 8C-42 -18 -20 -32 4 -30C26 -28 38 -12 38 6C30 18 -34 22 -46 8Z', fill: ['#d9a24b', '#7c4f22'] },
    { d: 'M-46 8C-30 16 22 15 38 6C36 14 28 20 8 21C-16 22 -40 18 -46 8Z', fill: '#f0d9a0' },
    { d: 'M-14 -18L4 -20L14 -8L4 4L-14 4L-22 -7Z', fill: plate, line: '#6b421b', wide: 2.4 },
    { d: 'M4 -20L10 -29M14 -8L36 -6M4 4L8 13M-14 4L-17 13M-22 -7L-43 -2M-14 -18L-19 -26', line: '#6b421b', wide: 2.4 },
    { d: 'M-12 -16L2 -18L6 -13C0 -14 -8 -13 -15 -10Z', fill: '#e8bd74' },
    {
      d: 'M18 10C12 22 0 38 -14 41C-16 33 -8 18 6 9Z',
      fill: ['#9bd873', '#4f9a4c'],
      line: '#2f6b36',
      wide: 2,
      moves: { about: [12, 11], turn: 0.4, late: 0.1 },
    },
    { d: 'M60 1C57 4 53 5 50 4', line: '#2f6b36', wide: 2 },
    ...eye(52, -6, 4.6),
  ],
}
