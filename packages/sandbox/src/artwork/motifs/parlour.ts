import { oval } from '../drawing/outline.ts'
import { both, dot, fill, type Motif, motif, pen, sym } from './part.ts'

const heart = 'M50 38C54 28 68 28 68 40C68 50 58 56 50 64'
const spade = 'M50 28C54 36 68 44 68 54C68 62 58 64 54 58C54 62 56 66 58 68H50'
const diamond = 'M50 26L64 46L50 66'
const club = 'M50 28C60 28 62 38 57 43C66 40 70 48 67 54C63 61 55 59 53 55C53 60 55 64 58 67H50'

export const parlour = {
  card: motif('bust', (random) => {
    const suit = random.pick([heart, spade, diamond, club])
    return [
      fill('dim', 'M6 26L38 10C41 8 44 9 45 12L76 78C77 81 76 83 73 85L42 98L6 30Z'),
      fill('second', 'M8 24L40 8L76 80L44 96Z'),
      fill('pale', 'M22 8C22 5 24 3 27 3H73C76 3 78 5 78 8V88C78 91 76 93 73 93H27C24 93 22 91 22 88Z'),
      pen('deep', 1.4, 'M27 10C27 9 28 8 29 8H71C72 8 73 9 73 10V86C73 87 72 88 71 88H29C28 88 27 87 27 86Z'),
      sym('main', suit),
      dot('accent', 33, 15, 3.4),
      dot('accent', 67, 81, 3.4),
    ]
  }),
  dice: motif('bust', (random) => {
    const pip = (x: number, y: number, rx: number, ry: number, turn: number) =>
      ({ tone: 'ink', shape: oval(x, y, rx, ry, turn) }) as const
    const top = random.pick([
      [[50, 22]],
      [
        [36, 22],
        [64, 22],
      ],
      [
        [50, 12],
        [50, 32],
        [30, 22],
        [70, 22],
      ],
    ])
    return [
      fill('soft', 'M50 2L94 22C95 23 95 24 94 24L50 44L6 24C5 24 5 23 6 22Z'),
      fill('main', 'M5 24L50 45V97C49 98 48 97 47 97L8 78C6 77 5 75 5 73Z'),
      fill('deep', 'M95 24L50 45V97C51 98 52 97 53 97L92 78C94 77 95 75 95 73Z'),
      ...top.map(([x = 0, y = 0]) => pip(x, y, 6.5, 3.4, 0)),
      ...[
        [16, 40],
        [38, 52],
        [16, 66],
        [38, 78],
      ].map(([x = 0, y = 0]) => pip(x, y, 4, 5.6, -20)),
      ...[
        [84, 40],
        [73, 60],
        [61, 78],
      ].map(([x = 0, y = 0]) => pip(x, y, 4, 5.6, 20)),
    ]
  }),
  chip: motif('bust', () => [
    ...[84, 70, 56, 42].flatMap((y, level) => [
      fill(
        level % 2 === 0 ? 'deep' : 'dim',
        `M10 ${y - 8}V${y}C10 ${y + 12} 28 ${y + 14} 50 ${y + 14}C72 ${y + 14} 90 ${y + 12} 90 ${y}V${y - 8}Z`,
      ),
      fill('pale', `M22 ${y}V${y + 9.5}L32 ${y + 12}V${y + 2}ZM66 ${y + 3}V${y + 13}L78 ${y + 10}V${y}Z`),
    ]),
    { tone: 'main', shape: oval(50, 34, 40, 15) },
    { tone: 'pale', shape: oval(50, 34, 30, 11) },
    { tone: 'second', shape: oval(50, 34, 27, 9.5) },
    fill('accent', 'M50 27L62 34L50 41L38 34Z'),
    ...both(fill('pale', 'M12 30L21 31.500L21 36.500L12 38C10 35 10 33 12 30Z')),
  ]),
  seven: motif('bust', () => [
    fill('deep', 'M18 12L86 8L90 26L64 98L34 98L58 38L26 42L24 50L14 48Z'),
    fill('main', 'M14 6H86V24L58 94H32L58 32H28V42H14Z'),
    fill('soft', 'M18 10H82V16H18Z'),
    fill('accent', 'M58 32L62 32L37 94H32Z'),
  ]),
  tile: motif('bust', (random) => {
    const at = random.pick([0, 1])
    return [
      fill('dim', 'M8 20H44V84H8Z'),
      fill('second', 'M4 16H40V80H4Z'),
      fill('pale', 'M8 20H36V76H8Z'),
      ...[28, 48, 68].map((y) => dot(at === 0 ? 'main' : 'accent', 22, y, 5.4)),
      fill('deep', 'M46 12H96V96H46Z'),
      fill('main', 'M42 8H90V90H42Z'),
      fill('pale', 'M47 13H85V85H47Z'),
      ...(at === 0
        ? [
            sym('deep', 'M50 30L58 40L50 50'),
            ...[
              [56, 26],
              [76, 26],
              [56, 49],
              [76, 49],
              [56, 72],
              [76, 72],
            ].map(([x = 0, y = 0], index) => dot(index % 2 === 0 ? 'second' : 'accent', x, y, 7)),
          ]
        : [
            pen('second', 4, 'M56 24V44M66 24V44M76 24V44M56 54V74M66 54V74M76 54V74'),
            pen('accent', 2, 'M52 34H80M52 64H80'),
          ]),
    ]
  }),
  pawn: motif('stand', () => [
    fill('dim', 'M60 40L98 58L60 78L22 60Z'),
    fill('dim', 'M0 78L50 98L100 78L50 60Z'),
    fill('second', 'M0 74L50 94L100 74L50 56Z'),
    fill('pale', 'M25 64L50 74L75 64L50 56ZM0 74L25 84L50 74L25 64ZM50 74L75 84L100 74L75 64Z'),
    sym('main', 'M50 34C58 36 60 52 68 66C72 76 62 82 50 82'),
    fill('deep', 'M54 36C59 42 60 54 68 66C72 76 62 82 52 82C60 66 58 48 54 36Z'),
    { tone: 'soft', shape: oval(50, 38, 13, 4.5) },
    dot('main', 50, 20, 16),
    fill('deep', 'M60 8C70 18 68 34 50 36C46 36 42 34 39 32C54 32 62 22 60 8Z'),
    { tone: 'pale', shape: oval(44, 14, 4, 3, -40) },
  ]),
} satisfies Readonly<Record<string, Motif>>
