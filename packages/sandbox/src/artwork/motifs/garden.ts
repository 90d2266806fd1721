import { both, dot, egg, fill, type Motif, maybe, motif, pen, sym } from './part.ts'

const petals = (
  tone: 'main' | 'soft' | 'deep' | 'second' | 'accent',
  count: number,
  cx: number,
  cy: number,
  reach: number,
  rx: number,
  ry: number,
  from = 0,
) =>
  Array.from({ length: count }, (_, index) => {
    const degrees = from + (index / count) * 360
    const angle = (degrees * Math.PI) / 180
    return egg(tone, cx + Math.sin(angle) * reach, cy - Math.cos(angle) * reach, rx, ry, degrees)
  })

export const garden = {
  tulip: motif('stand', () => [
    pen('dim', 4, 'M50 96V50'),
    fill('second', 'M50 94C34 90 22 74 20 52C36 58 48 72 50 94Z'),
    fill('dim', 'M50 94C66 92 78 80 82 60C66 64 54 76 50 94Z'),
    ...both(fill('deep', 'M50 10C60 14 66 26 64 46H50Z')),
    ...both(fill('main', 'M24 10C40 16 52 34 50 58C34 58 22 46 24 10Z')),
    sym('soft', 'M50 4C60 16 64 34 58 48C56 54 53 58 50 58'),
    pen('accent', 1.6, 'M50 18V46'),
  ]),
  lotus: motif('float', () => [
    egg('dim', 50, 84, 48, 10),
    egg('second', 50, 81, 44, 8),
    ...both(fill('deep', 'M50 80C66 78 90 70 98 44C78 44 60 58 50 80Z')),
    ...both(fill('main', 'M50 80C66 68 82 48 82 22C64 28 52 50 50 80Z')),
    ...both(fill('soft', 'M50 82C62 66 70 40 64 14C54 26 48 50 50 82Z')),
    sym('main', 'M50 4C62 22 64 54 50 82'),
    sym('pale', 'M50 16C56 30 58 54 50 76'),
    ...[44, 50, 56].map((x) => dot('accent', x, 68, 2.6)),
  ]),
  sunflower: motif('stand', () => [
    pen('dim', 5, 'M50 97V50'),
    fill('second', 'M50 90C36 92 22 86 14 72C32 68 46 76 50 90ZM50 84C64 86 80 78 86 64C68 62 54 70 50 84Z'),
    ...petals('deep', 12, 50, 36, 25, 6.5, 13, 15),
    ...petals('main', 12, 50, 36, 24, 6.5, 12),
    dot('dim', 50, 36, 17),
    dot('ink', 50, 36, 14),
    ...petals('accent', 8, 50, 36, 9, 1.5, 1.5),
    ...petals('accent', 5, 50, 36, 4, 1.4, 1.4),
  ]),
  rose: motif('bust', () => [
    fill('second', 'M50 80C34 100 10 94 2 82C14 68 36 66 50 80ZM50 80C66 100 90 94 98 82C86 68 64 66 50 80Z'),
    pen('dim', 1.6, 'M46 82C34 85 20 85 10 83M54 82C66 85 80 85 90 83'),
    ...petals('deep', 5, 50, 44, 23, 21, 20, 36),
    ...petals('main', 5, 50, 44, 20, 19, 18),
    ...petals('deep', 5, 50, 44, 13, 15, 13, 20),
    ...petals('soft', 5, 50, 44, 12, 13, 12, 56),
    ...petals('main', 4, 50, 44, 6, 9, 8, 10),
    pen('deep', 2.2, 'M44 42C46 36 56 38 55 45C53 51 44 50 45 45C46 42 50 42 50 45'),
  ]),
  mushroom: motif('stand', () => [
    sym('pale', 'M50 48H62C60 66 66 82 68 90C66 96 60 97 50 97'),
    fill('soft', 'M56 50H62C60 66 66 82 68 90C66 96 62 97 58 97C60 80 56 66 56 50Z'),
    egg('dim', 50, 54, 36, 7),
    sym('main', 'M50 6C82 6 98 32 96 48C94 58 72 56 50 56'),
    sym('deep', 'M50 50C70 50 90 50 96 44C96 58 72 58 50 58'),
    dot('pale', 50, 26, 8),
    dot('pale', 26, 38, 6),
    dot('pale', 76, 36, 6.5),
    egg('pale', 62, 46, 4, 3),
    egg('pale', 38, 14, 4, 3, -30),
  ]),
  clover: motif('bust', () => [
    pen('dim', 5, 'M50 50C52 74 54 90 66 99'),
    ...[45, 135, 225, 315].flatMap((degrees, index) => {
      const angle = (degrees * Math.PI) / 180
      const [ux, uy] = [Math.sin(angle), -Math.cos(angle)]
      const at = (along: number, side: number): string =>
        `${(50 + ux * along - uy * side).toFixed(1)} ${(48 + uy * along + ux * side).toFixed(1)}`
      return [
        fill(
          index % 2 === 0 ? 'main' : 'soft',
          `M${at(0, 0)}C${at(10, 26)} ${at(34, 36)} ${at(44, 20)}C${at(50, 10)} ${at(46, 2)} ${at(42, 0)}C${at(46, -2)} ${at(50, -10)} ${at(44, -20)}C${at(34, -36)} ${at(10, -26)} ${at(0, 0)}Z`,
        ),
        pen('deep', 1.8, `M${at(4, 0)}L${at(34, 0)}`),
      ]
    }),
    dot('accent', 50, 48, 4),
  ]),
  palm: motif('stand', () => [
    fill('accent', 'M4 96C14 82 40 78 56 80C76 80 92 88 98 96Z'),
    fill('second', 'M46 86C44 66 46 50 54 36L62 38C56 52 54 68 58 86Z'),
    ...[48, 58, 68, 78].map((y, index) => pen('dim', 1.8, `M${48 - index * 0.6} ${y}L${57 - index * 0.4} ${y + 2}`)),
    fill('deep', 'M58 36C50 22 30 20 12 34C30 30 44 34 56 40ZM58 36C70 24 88 26 98 42C82 36 70 36 60 42Z'),
    fill('main', 'M58 36C54 16 36 4 18 10C34 14 48 22 56 38ZM58 36C62 14 80 4 96 14C80 16 68 24 60 38Z'),
    fill(
      'soft',
      'M56 34C50 20 52 8 60 0C64 12 64 24 60 36ZM58 38C42 36 28 46 24 62C34 50 46 44 58 42ZM58 38C74 38 86 50 86 66C78 52 70 46 58 42Z',
    ),
    dot('dim', 54, 41, 4.6),
    dot('dim', 63, 42, 4.6),
    dot('dim', 58, 46, 4.6),
  ]),
  pine: motif('stand', (random) => [
    fill('second', 'M44 80H56V97H44Z'),
    sym('deep', 'M50 44C60 60 78 76 90 84C80 90 62 88 50 88'),
    sym('main', 'M50 24C58 40 72 54 82 62C72 68 60 66 50 66'),
    sym('soft', 'M50 2C56 18 66 32 74 40C66 45 58 44 50 44'),
    fill('deep', 'M50 2C56 18 66 32 74 40C66 45 60 44 54 44Z'),
    ...maybe(
      random.chance(0.5),
      ...[
        [40, 36],
        [60, 58],
        [36, 62],
        [50, 78],
        [70, 80],
        [30, 82],
      ].map(([x = 0, y = 0]) => dot('accent', x, y, 3.2)),
      fill('accent', 'M50 -4L53 3L60 4L54 8L56 15L50 11L44 15L46 8L40 4L47 3Z'),
    ),
  ]),
} satisfies Readonly<Record<string, Motif>>
