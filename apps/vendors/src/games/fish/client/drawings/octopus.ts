import { type Drawing, disc, eye, type Part } from './drawing.ts'

const arm = (x: number, to: number, down: number, late: number, back = false): Part => ({
  d: `M${x} 8C${x + to * 0.2} ${down * 0.5} ${x + to * 1.3} ${down * 0.55} ${x + to} ${down}C${x + to * 0.8} ${down + 9} ${x + to * 0.4} ${down + 6} ${x + to * 0.56} ${down - 2}`,
  line: back ? '#6a2f8f' : '#a457d0',
  wide: back ? 8 : 10,
  moves: { about: [x, 8], turn: 0.14, late },
})

export const octopus: Drawing = {
  width: 116,
  height: 120,
  parts: [
    arm(-14, -20, 42, 0.5, true),
    arm(0, -6, 48, 0.6, true),
    arm(14, 18, 42, 0.7, true),
    arm(-22, -26, 28, 0),
    arm(-10, -22, 46, 0.15),
    arm(10, 22, 46, 0.3),
    arm(24, 26, 28, 0.45),
    {
      d: 'M-30 12C-38 -6 -38 -34 -18 -48C-2 -58 24 -56 36 -40C46 -26 40 -8 34 12C20 22 -16 22 -30 12Z',
      fill: ['#d689f2', '#8f3fbe'],
      moves: { about: [0, 10], low: 0.06 },
    },
    { d: 'M-24 -14C-28 -30 -20 -44 -6 -49C-14 -40 -18 -28 -17 -14C-19 -10 -23 -10 -24 -14Z', fill: '#ecb5ff' },
    { d: `${disc(24, -40, 4)}${disc(12, -46, 2.8)}${disc(31, -29, 2.8)}`, fill: '#7a31a6' },
    { d: 'M8 8C12 11 18 11 22 8', line: '#4d1a70', wide: 2.6 },
    ...eye(2, -8, 8),
    ...eye(24, -8, 8),
  ],
}
