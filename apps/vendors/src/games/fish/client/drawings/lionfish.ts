import { type Drawing, disc, eye, type Part } from './drawing.ts'

const red = '#b3262e'
const fanRay = (turn: number, long: number, late: number): Part => {
  const [x, y] = [Math.cos(turn) * long, Math.sin(turn) * long]
  const [sx, sy] = [-Math.sin(turn) * 6, Math.cos(turn) * 6]
  const d = `M4 ${turn < 0 ? -14 : 8}L${(x + sx).toFixed(1)} ${(y + sy).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${(x - sx).toFixed(1)} ${(y - sy).toFixed(1)}Z`
  return { d, fill: ['#ffd9c2', '#d8433f'], moves: { about: [4, turn < 0 ? -14 : 8], turn: 0.08, late } }
}

export const lionfish: Drawing = {
  width: 124,
  height: 116,
  parts: [
    ...[-2.5, -2.2, -1.9, -1.6, -1.3, -1].map((turn, n) => fanRay(turn, 54 - Math.abs(n - 2) * 3, n / 12)),
    {
      d: 'M-34 0C-46 -20 -56 -22 -61 -18C-56 -8 -56 8 -61 18C-56 22 -46 20 -34 0Z',
      fill: ['#ffe3d0', '#e2665a'],
      moves: { about: [-34, 0], narrow: 0.4 },
    },
    {
      d: 'M-40 0C-30 -20 0 -26 24 -22C42 -18 56 -8 58 4C52 16 36 22 16 22C-8 24 -34 16 -40 0Z',
      fill: ['#fff1e4', '#f6c4ae'],
    },
    {
      d: 'M40 -16C36 -4 37 8 42 18L36 20C30 8 30 -8 34 -19ZM22 -22C17 -8 17 10 22 22L14 22C9 8 9 -8 14 -23ZM2 -24C-3 -8 -3 10 2 22L-6 22C-11 8 -11 -8 -6 -23ZM-16 -20C-20 -8 -20 8 -16 19L-23 17C-27 6 -27 -6 -23 -17ZM-31 -11C-33 -4 -33 4 -31 9L-36 5C-37 2 -37 -3 -36 -6Z',
      fill: red,
    },
    ...[2.5, 2.15, 1.8, 1.45].map((turn, n) => fanRay(turn, 50 - n * 2, 0.3 + n / 10)),
    {
      d: 'M20 4C4 4 -12 14 -18 30C0 34 18 24 26 12Z',
      fill: ['#ffd9c2', '#d8433f'],
      line: red,
      wide: 2,
      moves: { about: [22, 8], turn: 0.2, late: 0.4 },
    },
    { d: 'M8 12L-8 26M14 15L4 28', line: red, wide: 2.4 },
    { d: 'M46 -14L50 -24L52 -12Z', fill: red },
    { d: 'M57 6C52 10 48 11 44 10', line: red, wide: 2.4 },
    ...eye(46, -4, 6),
    { d: disc(56, 0, 1.4), fill: red },
  ],
}
