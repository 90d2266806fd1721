import { oval } from '../drawing/outline.ts'
import { both, dot, egg, fill, type Motif, motif, pen, sym } from './part.ts'

export const workshop = {
  lantern: motif('float', (random) =>
    random.chance(0.5)
      ? [
          { tone: 'dim', shape: oval(50, 12, 10), pen: 3 },
          sym('second', 'M50 14C60 16 66 22 72 30H50'),
          fill('deep', 'M30 30H70L76 78H24Z'),
          fill('soft', 'M34 34H66L71 74H29Z'),
          sym('accent', 'M50 40C58 50 60 56 60 62C60 70 55 73 50 73'),
          sym('pale', 'M50 54C54 60 55 63 54 67C53 70 52 71 50 71'),
          pen('deep', 2.4, 'M42 32L38 76M58 32L62 76'),
          fill('second', 'M20 78H80L84 88H16Z'),
          fill('dim', 'M28 88H72V94H28Z'),
        ]
      : [
          pen('dim', 2, 'M50 0V12'),
          fill('second', 'M36 10H64V18H36Z'),
          sym('main', 'M50 16C78 16 90 32 90 46C90 62 76 76 50 76'),
          sym('soft', 'M50 16C66 18 72 32 72 46C72 60 66 74 50 76'),
          sym('accent', 'M50 16C56 20 58 32 58 46C58 60 56 72 50 76'),
          pen('deep', 1.4, 'M14 34H86M10 46H90M14 60H86'),
          fill('second', 'M36 74H64V82H36Z'),
          pen('dim', 2, 'M42 82V97M50 82V100M58 82V97'),
        ],
  ),
  key: motif('bust', (random) => [
    fill('deep', 'M46 44H58V98H46Z'),
    fill('main', 'M43 42H55V96H43Z'),
    fill('main', 'M55 66H74V74H68V80H55ZM55 84H70V92H55Z'),
    ...(random.chance(0.5)
      ? [{ tone: 'main', shape: oval(49, 24, 18), pen: 9 } as const]
      : [
          { tone: 'main', shape: oval(36, 24, 11), pen: 7 } as const,
          { tone: 'main', shape: oval(62, 24, 11), pen: 7 } as const,
          { tone: 'main', shape: oval(49, 10, 8), pen: 6 } as const,
        ]),
    fill('second', 'M39 40H59V47H39Z'),
    fill('soft', 'M45 48H48V94H45Z'),
    dot('accent', 49, 24, 5.5),
  ]),
  clock: motif('bust', () => [
    { tone: 'dim', shape: oval(50, 8, 6), pen: 3.4 },
    fill('second', 'M44 12H56V20H44Z'),
    dot('second', 50, 58, 41),
    dot('dim', 50, 58, 36),
    dot('pale', 50, 58, 33),
    ...Array.from({ length: 12 }, (_, hour) => {
      const angle = (hour * Math.PI) / 6
      const at = (radius: number): string =>
        `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(58 - radius * Math.cos(angle)).toFixed(1)}`
      return pen('deep', hour % 3 === 0 ? 3.4 : 1.6, `M${at(29)}L${at(hour % 3 === 0 ? 22 : 25)}`)
    }),
    pen('main', 3.6, 'M50 58L36 46'),
    pen('main', 2.6, 'M50 58L62 36'),
    dot('accent', 50, 58, 4),
    pen('soft', 2.4, 'M16 48C20 34 32 24 44 22'),
  ]),
  compass: motif('bust', () => [
    dot('second', 50, 50, 47),
    dot('dim', 50, 50, 41),
    dot('pale', 50, 50, 37),
    ...[45, 135, 225, 315].map((turn) => {
      const angle = (turn * Math.PI) / 180
      const at = (radius: number, more: number): string =>
        `${(50 + radius * Math.sin(angle + more)).toFixed(1)} ${(50 - radius * Math.cos(angle + more)).toFixed(1)}`
      return fill('dim', `M${at(24, 0)}L${at(6, 0.8)}L${at(6, -0.8)}Z`)
    }),
    fill('main', 'M50 14L58 50H42Z'),
    fill('deep', 'M50 14L58 50H50Z'),
    fill('second', 'M50 86L42 50H58Z'),
    fill('dim', 'M50 86L50 50H58Z'),
    fill('soft', 'M14 50L50 43V57Z'),
    fill('soft', 'M86 50L50 57V43Z'),
    dot('accent', 50, 50, 5),
  ]),
  anchor: motif('bust', () => [
    { tone: 'main', shape: oval(50, 13, 8.5), pen: 6 },
    fill('main', 'M45 22H55V86H45Z'),
    fill('soft', 'M45 22H48V86H45Z'),
    fill('second', 'M26 30H74V39H26Z'),
    sym('main', 'M50 98C74 96 88 82 92 62L98 66L90 46L74 58L80 60C76 74 66 82 50 84'),
    fill('deep', 'M50 98C74 96 88 82 92 62C86 76 70 88 50 90Z'),
    ...both(dot('accent', 26, 34.5, 3)),
    pen('accent', 2.8, 'M58 12C74 12 70 30 62 44C56 56 40 56 40 68C40 76 48 80 56 76'),
  ]),
  anvil: motif('stand', () => [
    fill('deep', 'M30 76H74L84 96H18Z'),
    fill('main', 'M2 52C14 54 22 60 30 60V50H92V60C82 60 72 66 68 78H34C34 70 12 68 2 52Z'),
    fill('soft', 'M30 50H92V55H30Z'),
    pen('dim', 5, 'M40 40L86 6'),
    fill('second', 'M26 18L46 6L60 26L40 40L34 32L40 28L34 20L28 24Z'),
    fill('accent', 'M22 44L26 36L30 44L38 46L30 48L26 54L22 48L14 46Z'),
    egg('accent', 14, 34, 1.6, 1.6),
    egg('accent', 8, 42, 1.2, 1.2),
  ]),
  bell: motif('bust', () => [
    { tone: 'dim', shape: oval(50, 10, 7), pen: 4 },
    dot('dim', 50, 88, 9),
    sym('main', 'M50 16C70 16 74 34 76 52C78 66 82 72 92 80H50'),
    fill('deep', 'M58 17C71 20 74 36 76 52C78 66 82 72 92 80H70C62 64 66 36 58 17Z'),
    fill('soft', 'M34 28C38 22 42 20 46 20C38 34 36 54 30 70C28 74 24 77 20 78C30 62 28 42 34 28Z'),
    fill('second', 'M6 78H94V85H6Z'),
    pen('accent', 2.2, 'M26 60H75M30 36H71'),
  ]),
} satisfies Readonly<Record<string, Motif>>
