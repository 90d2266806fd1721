import { type Drawing, disc, eye } from './drawing.ts'

/** Teeth along a jaw: up or down, between two points. */
const teeth = (from: readonly [number, number], to: readonly [number, number], long: number, count: number): string =>
  Array.from({ length: count }, (_, n) => {
    const at = (part: number): readonly [number, number] => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ]
    const [a, b] = [at(n / count), at((n + 0.86) / count)]
    const tall = long * (n % 2 === 0 ? 1 : 0.66)
    return `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${((a[0] + b[0]) / 2 - 1).toFixed(1)} ${((a[1] + b[1]) / 2 + tall).toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}Z`
  }).join('')

export const angler: Drawing = {
  width: 176,
  height: 140,
  parts: [
    {
      d: 'M-52 4C-66 -18 -80 -24 -88 -18C-82 -6 -82 14 -88 28C-78 34 -66 26 -52 8Z',
      fill: ['#6b3f7a', '#3a2150'],
      moves: { about: [-52, 6], narrow: 0.4 },
    },
    { d: 'M-46 -26C-44 -44 -34 -52 -26 -54L-22 -46L-12 -58L-8 -48L4 -56L6 -44Z', fill: '#4d2c62' },
    {
      d: 'M10 -42C14 -62 34 -70 52 -64',
      line: '#3a2150',
      wide: 4,
      moves: { about: [10, -42], turn: 0.09 },
    },
    { d: disc(56, -58, 15), fill: '#ffe9883d', moves: { about: [10, -42], turn: 0.09 } },
    { d: disc(56, -58, 8), fill: ['#fffbe0', '#ffd24a'], moves: { about: [10, -42], turn: 0.09 } },
    {
      d: 'M-62 6C-60 -34 -22 -56 16 -50C44 -45 66 -26 70 -6L78 2L40 24L72 40C54 60 22 66 -6 62C-38 58 -60 38 -62 6Z',
      fill: ['#7c4a8f', '#2d1a44'],
    },
    { d: 'M78 2C60 0 36 4 22 18C34 30 52 40 72 40C60 30 60 14 78 2Z', fill: '#3c0d22' },
    { d: teeth([36, 8], [77, 2], 17, 6), fill: '#fff6df' },
    { d: teeth([34, 27], [70, 40], -18, 6), fill: '#fff6df' },
    { d: 'M-52 20C-42 40 -18 54 8 56C24 57 40 54 52 48C30 62 -6 66 -30 54C-42 46 -50 34 -52 20Z', fill: '#5a3370' },
    { d: `${disc(-30, -16, 5)}${disc(-40, 0, 3.6)}${disc(-14, -30, 4)}${disc(-26, 10, 3)}`, fill: '#b57ad0' },
    {
      d: 'M-4 14C-20 10 -34 18 -38 30C-24 36 -8 32 2 24Z',
      fill: ['#8c55a3', '#4a2a60'],
      line: '#2d1a44',
      wide: 2.4,
      moves: { about: [-2, 19], turn: 0.3 },
    },
    { d: disc(40, -20, 12.5), fill: '#2d1a44' },
    ...eye(40, -20, 10),
    { d: 'M26 -34C36 -36 48 -32 54 -24', line: '#2d1a44', wide: 5 },
  ],
}
