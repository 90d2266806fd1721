import { oval } from '../drawing/outline.ts'
import { star as starPath } from '../drawing/shapes.ts'
import { both, dot, egg, eyes, fill, type Motif, maybe, motif, pen, sym } from './part.ts'

export const sky = {
  moon: motif('float', (random) =>
    random.chance(0.5)
      ? [
          fill(
            'main',
            'M64 4C32 4 10 26 10 52C10 80 34 98 62 96C78 94 90 84 96 72C66 82 44 66 44 42C44 24 52 12 64 4Z',
          ),
          fill('soft', 'M50 8C24 16 14 40 20 62C16 40 26 18 50 8Z'),
          dot('deep', 28, 62, 5),
          dot('deep', 42, 80, 3.6),
          dot('deep', 24, 42, 3),
          fill('accent', starPath(76, 38, 13, 5, 5)),
        ]
      : [
          dot('main', 50, 50, 46),
          fill('deep', 'M82 17C110 50 84 96 50 96C30 96 16 86 9 72C40 92 86 66 82 17Z'),
          dot('dim', 36, 34, 9),
          dot('dim', 62, 56, 12),
          dot('dim', 30, 66, 6),
          dot('dim', 58, 24, 4.5),
          egg('soft', 25, 26, 8, 4, -45),
        ],
  ),
  sun: motif('float', (random) => {
    const points = random.pick([12, 16])
    return [
      fill('second', starPath(50, 50, 49, 33, points)),
      fill('accent', starPath(50, 50, 42, 32, points, 180 / points)),
      dot('main', 50, 50, 30),
      egg('soft', 40, 38, 10, 6, -40),
      ...maybe(
        random.chance(0.6),
        ...eyes(10, 47, 3),
        pen('ink', 1.8, 'M40 58C46 65 54 65 60 58'),
        ...both(egg('accent', 33, 56, 4, 2.6)),
      ),
    ]
  }),
  star: motif('float', (random) => [
    fill('deep', starPath(52, 56, 48, 22, 5)),
    fill('main', starPath(50, 52, 48, 22, 5)),
    ...[0, 72, 144, 216, 288].map((turn) => {
      const at = (radius: number, degrees: number): string => {
        const angle = ((degrees - 90) * Math.PI) / 180
        return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(52 + radius * Math.sin(angle)).toFixed(1)}`
      }
      return fill('soft', `M50 52L${at(48, turn)}L${at(22, turn - 36)}Z`)
    }),
    ...maybe(random.chance(0.4), ...eyes(7, 50, 2.6), pen('ink', 1.6, 'M45 57C48 60 52 60 55 57')),
  ]),
  comet: motif('float', () => [
    fill('deep', 'M98 2L48 84L16 56Z'),
    fill('second', 'M84 4L56 76L20 48Z'),
    fill('soft', 'M92 8L48 78L28 62Z'),
    dot('main', 32, 68, 27),
    fill('deep', 'M54 52C64 70 54 95 32 95C22 95 14 90 9 82C28 92 52 80 54 52Z'),
    dot('dim', 24, 60, 6),
    dot('dim', 38, 76, 4.5),
    dot('dim', 20, 78, 3),
    fill('accent', starPath(80, 56, 8, 3, 4)),
    fill('accent', starPath(44, 18, 6, 2.4, 4)),
  ]),
  planet: motif('float', (random) => [
    fill(
      'dim',
      'M22 36C10 34 2 40 6 50C12 64 40 66 66 54C90 44 100 28 92 20C88 16 82 18 78 20L80 26C86 24 88 26 86 30C82 38 66 46 54 50C36 56 18 56 14 48C12 44 16 42 22 42Z',
    ),
    dot('main', 50, 44, 32),
    fill('deep', 'M79 30C90 54 72 76 50 76C36 76 26 70 21 59C46 74 80 60 79 30Z'),
    fill('soft', 'M22 30C34 36 58 32 72 20C74 22 77 26 78 29C62 42 34 46 19 41C19 37 20 33 22 30Z'),
    fill(
      'second',
      'M20 52C12 52 8 54 8 56C20 68 58 62 84 42C96 32 98 24 94 20C104 30 88 52 58 64C34 74 6 72 4 58C2 50 10 46 18 45Z',
    ),
    ...maybe(random.chance(0.6), dot('accent', 86, 80, 7), dot('pale', 14, 16, 2), dot('pale', 90, 8, 1.6)),
  ]),
  cloud: motif('float', (random) => [
    ...(random.chance(0.6)
      ? [fill('accent', 'M52 54L34 80H46L38 99L66 70H53L62 54Z')]
      : [30, 46, 62].map((x) =>
          fill('accent', `M${x} 70C${x + 6} 78 ${x + 5} 88 ${x} 88C${x - 5} 88 ${x - 6} 78 ${x} 70Z`),
        )),
    fill(
      'main',
      'M22 66C6 66 0 54 4 44C8 34 18 34 22 36C22 20 36 10 50 12C62 14 68 22 70 30C84 26 96 34 96 48C96 60 88 66 78 66Z',
    ),
    fill('soft', 'M24 36C24 22 36 12 50 13C60 14 66 20 68 28C56 20 36 22 24 36Z'),
    fill('deep', 'M22 66C12 66 5 62 4 54C20 62 70 62 96 46C97 60 88 66 78 66Z'),
  ]),
  snowflake: motif('float', () => [
    { tone: 'deep', shape: oval(50, 50, 46) },
    ...[0, 60, 120, 180, 240, 300].map((turn) => {
      const at = (radius: number, degrees: number): string => {
        const angle = ((turn + degrees - 90) * Math.PI) / 180
        return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
      }
      return pen(
        'pale',
        4,
        `M50 50L${at(40, 0)}M${at(18, 0)}L${at(30, 28)}M${at(18, 0)}L${at(30, -28)}M${at(28, 0)}L${at(38, 17)}M${at(28, 0)}L${at(38, -17)}`,
      )
    }),
    { tone: 'accent', shape: oval(50, 50, 6) },
  ]),
  rainbow: motif('float', () => [
    sym('main', 'M50 22C76 22 92 42 92 70H80C80 50 68 34 50 34'),
    sym('second', 'M50 34C68 34 80 50 80 70H69C69 56 62 45 50 45'),
    sym('accent', 'M50 45C62 45 69 56 69 70H58C58 62 55 57 50 57'),
    ...both(fill('pale', 'M4 84C-2 74 8 66 14 68C16 60 30 58 34 66C42 66 44 78 38 84Z')),
  ]),
} satisfies Readonly<Record<string, Motif>>
