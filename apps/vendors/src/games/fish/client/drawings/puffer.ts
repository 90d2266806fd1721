import { type Drawing, disc, eye } from './drawing.ts'

/** Spines all around, straight out from the middle. */
const spines = Array.from({ length: 22 }, (_, n) => {
  const turn = (n / 22) * 2 * Math.PI
  const [x, y] = [Math.cos(turn), Math.sin(turn)]
  const at = (r: number, side: number) => `${(x * r - y * side + 2).toFixed(1)} ${(y * r * 0.94 + x * side).toFixed(1)}`
  return `M${at(36, -4)}L${at(50, 0)}L${at(36, 4)}Z`
}).join('')

export const puffer: Drawing = {
  width: 116,
  height: 100,
  parts: [
    {
      d: 'M-34 0C-44 -12 -52 -14 -58 -10C-55 -4 -55 4 -58 10C-52 14 -44 12 -34 0Z',
      fill: ['#f6c14b', '#d98a2b'],
      moves: { about: [-34, 0], narrow: 0.5 },
    },
    { d: spines, fill: '#c98a2e' },
    { d: disc(2, 0, 40, 38), fill: ['#ffd95e', '#fff3c9'] },
    { d: 'M-37 -6C-34 -30 -14 -39 4 -38C24 -37 38 -24 41 -6C24 -14 -16 -16 -37 -6Z', fill: '#e2a02f' },
    {
      d: `${disc(-16, -20, 5)}${disc(-2, -28, 4)}${disc(4, -17, 5.5)}${disc(-26, -12, 3.4)}${disc(18, -29, 3)}`,
      fill: '#a8661b',
    },
    {
      d: 'M0 4C-12 0 -22 6 -22 14C-14 20 -4 18 2 12Z',
      fill: ['#ffcf4f', '#e79a33'],
      moves: { about: [0, 8], turn: 0.5 },
    },
    { d: 'M38 8C42 6 46 8 46 11C46 14 42 16 38 14', fill: '#f0a08a', line: '#8a3d2a', wide: 2 },
    { d: disc(28, 14, 5, 3.4), fill: '#f6b08e' },
    ...eye(25, -6, 9),
  ],
}
