import type { Random } from '../../random/random.ts'
import { outline, oval } from '../drawing/outline.ts'
import { layLine, strokePath } from '../lettering/layWords.ts'
import { both, dot, egg, fill, type Motif, motif, type Part, pen, type Tone } from './part.ts'

const figures = { width: 0.56, weight: 0.17, roundness: 1, waist: 0.5, slant: 0, spacing: 0.12, flat: false, arch: 0 }

/** A ball with its number on a pale disc. */
function ball(random: Random, x: number, y: number, radius: number, tone: Tone, shade: Tone): Part[] {
  const tall = radius * 0.56
  const line = layLine(String(random.int(1, 49)), figures)
  const path = line
    .strokes(x - (line.width * tall) / 2, y + tall / 2, tall)
    .map((stroke) => strokePath(stroke, tall * 0.2))
    .join('')
  return [
    dot(tone, x, y, radius),
    fill(
      shade,
      `M${x + radius * 0.7} ${y - radius * 0.7}C${x + radius * 1.1} ${y - radius * 0.2} ${x + radius} ${y + radius} ${x} ${y + radius}C${x - radius * 0.4} ${y + radius} ${x - radius * 0.7} ${y + radius * 0.8} ${x - radius * 0.8} ${y + radius * 0.6}C${x} ${y + radius * 0.9} ${x + radius * 0.9} ${y + radius * 0.4} ${x + radius * 0.7} ${y - radius * 0.7}Z`,
    ),
    dot('pale', x, y, radius * 0.58),
    { tone: 'ink', shape: outline(path), pen: tall * 0.17 },
    egg('pale', x - radius * 0.48, y - radius * 0.58, radius * 0.2, radius * 0.1, -40),
  ]
}

const tones: readonly (readonly [Tone, Tone])[] = [
  ['main', 'deep'],
  ['second', 'dim'],
  ['accent', 'dim'],
]
const toned = (index: number): readonly [Tone, Tone] => tones[index % tones.length] ?? ['main', 'deep']

export const draws = {
  balls: motif('draw', (random) => {
    const places = random.pick([
      [
        [30, 34, 22],
        [70, 30, 20],
        [22, 74, 20],
        [76, 72, 23],
        [48, 58, 25],
      ],
      [
        [50, 22, 20],
        [28, 50, 22],
        [72, 50, 22],
        [16, 82, 17],
        [50, 80, 19],
        [84, 82, 17],
      ],
      [
        [34, 50, 32],
        [76, 30, 18],
        [76, 72, 22],
      ],
    ])
    return places.flatMap(([x = 0, y = 0, r = 0], index) => ball(random, x, y, r, ...toned(index)))
  }),
  drumball: motif('draw', (random) => [
    fill('dim', 'M28 78H72L82 98H18Z'),
    fill('second', 'M8 44H16V54H8ZM84 44H92V54H84Z'),
    dot('soft', 50, 46, 40),
    ...[
      [38, 60],
      [58, 64],
      [48, 44],
      [68, 46],
      [30, 42],
      [56, 26],
    ].flatMap(([x = 0, y = 0], index) => ball(random, x, y, 10.5, ...toned(index))),
    { tone: 'second', shape: oval(50, 46, 41), pen: 4 },
    { tone: 'second', shape: oval(50, 46, 18, 41), pen: 1.6 },
    pen('second', 1.6, 'M9 46H91'),
    fill('pale', 'M22 30C26 20 34 13 44 10C36 16 30 24 27 34Z'),
    ...both(dot('accent', 30, 88, 2.4)),
  ]),
  ticket: motif('draw', (random) => [
    fill('dim', 'M8 30L76 10L82 28C78 30 77 35 80 38L88 58L20 80L14 62C18 60 18 54 14 52Z'),
    fill('pale', 'M10 36H90V52C84 52 84 62 90 62V80H10V62C16 62 16 52 10 52Z'),
    fill('main', 'M18 42H66V50H18Z'),
    ...[0, 1, 2, 3, 4].flatMap((index) => [
      dot(random.chance(0.4) ? 'accent' : 'soft', 23 + index * 10, 58, 3.8),
      dot(random.chance(0.4) ? 'accent' : 'soft', 23 + index * 10, 69, 3.8),
    ]),
    pen('deep', 1.4, 'M72 42V48M72 52V58M72 62V68M72 72V76'),
    ...[42, 46, 50, 55, 60, 64, 70].map((y, index) => fill('ink', `M77 ${y}H85V${y + 1 + (index % 2)}H77Z`)),
  ]),
  keno: motif('draw', (random) => [
    fill('dim', 'M12 10H92V96H12Z'),
    fill('pale', 'M8 6H88V92H8Z'),
    fill('main', 'M8 6H88V20H8Z'),
    ...Array.from({ length: 20 }, (_, index) => {
      const [x, y] = [18 + (index % 5) * 15, 32 + Math.floor(index / 5) * 15]
      return random.chance(0.3) ? [dot('second', x, y, 6.4), dot('accent', x, y, 4)] : [dot('soft', x, y, 5.4)]
    }).flat(),
    fill('accent', 'M74 98L98 58L106 63L82 101L72 106Z'),
    fill('ink', 'M74 98L82 101L72 106Z'),
  ]),
} satisfies Readonly<Record<string, Motif>>
