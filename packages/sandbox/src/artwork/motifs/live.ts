import { oval } from '../drawing/outline.ts'
import { both, dot, egg, fill, type Motif, motif, pen, sym } from './part.ts'

const cardAt = (x: number, y: number, lean: number, mark: 'main' | 'ink'): ReturnType<typeof fill>[] => {
  const [w, h] = [24, 33]
  const at = (dx: number, dy: number): string => `${(x + dx * w + dy * lean).toFixed(1)} ${(y + dy * h).toFixed(1)}`
  const [mx, my] = [x + w / 2 + lean * 0.5, y + h / 2]
  return [
    fill('dim', `M${at(0.06, 0.08)}L${at(1.06, 0.08)}L${at(1.06, 1.08)}L${at(0.06, 1.08)}Z`),
    fill('pale', `M${at(0, 0)}L${at(1, 0)}L${at(1, 1)}L${at(0, 1)}Z`),
    mark === 'main'
      ? fill(
          'main',
          `M${mx} ${my + 9}C${mx - 14} ${my} ${mx - 8} ${my - 11} ${mx} ${my - 4}C${mx + 8} ${my - 11} ${mx + 14} ${my} ${mx} ${my + 9}Z`,
        )
      : fill(
          'ink',
          `M${mx} ${my - 10}C${mx + 12} ${my} ${mx + 8} ${my + 8} ${mx + 2} ${my + 4}L${mx + 4} ${my + 10}H${mx - 4}L${mx - 2} ${my + 4}C${mx - 8} ${my + 8} ${mx - 12} ${my} ${mx} ${my - 10}Z`,
        ),
  ]
}

/** What lies on live tables, seen from the player's seat. */
export const live = {
  roulette: motif('table', (random) => {
    const turn = random.between(0, 0.3)
    const [cx, cy] = [50, 54]
    const at = (r: number, a: number): string =>
      `${(cx + Math.cos(a) * r).toFixed(1)} ${(cy + Math.sin(a) * r * 0.56).toFixed(1)}`
    const count = 22
    return [
      { tone: 'dim', shape: oval(cx, cy + 7, 49, 29) },
      { tone: 'second', shape: oval(cx, cy, 49, 28) },
      { tone: 'ink', shape: oval(cx, cy, 42, 23.6) },
      ...Array.from({ length: count }, (_, index) => {
        const [a, b] = [turn + (index / count) * 6.2832, turn + ((index + 0.9) / count) * 6.2832]
        return fill(index % 2 === 0 ? 'main' : 'deep', `M${at(41, a)}L${at(41, b)}L${at(27, b)}L${at(27, a)}Z`)
      }),
      { tone: 'dim', shape: oval(cx, cy, 25, 14) },
      { tone: 'second', shape: oval(cx, cy - 2, 22, 12) },
      fill('accent', 'M47 32H53L56 52H44Z'),
      pen('accent', 3, 'M30 48L70 52M32 55L68 46'),
      dot('accent', 50, 30, 5),
      dot('pale', cx + 33, cy - 8, 3.6),
    ]
  }),
  baccarat: motif('table', () => [
    { tone: 'second', shape: oval(50, 52, 48, 34), pen: 2 },
    ...cardAt(6, 36, -6, 'main'),
    ...cardAt(24, 36, -3, 'ink'),
    ...cardAt(56, 36, 3, 'ink'),
    ...cardAt(76, 36, 6, 'main'),
    fill('accent', 'M50 12L56 22L50 32L44 22Z'),
  ]),
  blackjack: motif('table', () => [
    pen('second', 3, 'M2 30C26 62 74 62 98 30'),
    ...cardAt(20, 12, -5, 'ink'),
    ...cardAt(52, 12, 5, 'main'),
    ...cardAt(36, 30, 0, 'ink'),
    { tone: 'dim', shape: oval(50, 86, 20, 10) },
    { tone: 'accent', shape: oval(50, 82, 20, 10) },
    { tone: 'pale', shape: oval(50, 82, 13, 6) },
    { tone: 'main', shape: oval(50, 82, 11, 5) },
  ]),
  sicbo: motif('table', () => [
    { tone: 'dim', shape: oval(50, 84, 40, 12) },
    { tone: 'second', shape: oval(50, 79, 40, 12) },
    ...[
      [30, 52, 'main'],
      [64, 50, 'accent'],
      [47, 30, 'pale'],
    ].flatMap(([x, y, tone]) => {
      const [px, py] = [Number(x), Number(y)]
      return [
        fill(
          tone === 'main' ? 'main' : tone === 'accent' ? 'accent' : 'pale',
          `M${px} ${py - 13}L${px + 16} ${py - 5}V${py + 14}L${px} ${py + 23}L${px - 16} ${py + 14}V${py - 5}Z`,
        ),
        fill('dim', `M${px} ${py + 3}L${px + 16} ${py - 5}V${py + 14}L${px} ${py + 23}Z`),
        egg('ink', px, py - 5, 3, 1.8),
        egg('ink', px - 8, py + 9, 2, 2.8),
        egg('pale', px + 5, py + 12, 1.7, 2.4),
        egg('pale', px + 11, py + 3, 1.7, 2.4),
      ]
    }),
    { tone: 'soft', shape: oval(50, 52, 42, 46), pen: 1.6 },
  ]),
  wheel: motif('table', () => {
    const at = (r: number, a: number): string =>
      `${(50 + Math.cos(a) * r).toFixed(1)} ${(46 + Math.sin(a) * r).toFixed(1)}`
    return [
      fill('dim', 'M36 78H64L74 98H26Z'),
      dot('second', 50, 46, 45),
      ...Array.from({ length: 12 }, (_, index) =>
        fill(
          (['main', 'soft', 'deep', 'accent'] as const)[index % 4] ?? 'main',
          `M50 46L${at(40, (index / 12) * 6.2832)}L${at(41.4, ((index + 0.5) / 12) * 6.2832)}L${at(40, ((index + 1) / 12) * 6.2832)}Z`,
        ),
      ),
      ...Array.from({ length: 12 }, (_, index) =>
        dot('pale', 50 + Math.cos((index / 12) * 6.2832) * 42.5, 46 + Math.sin((index / 12) * 6.2832) * 42.5, 1.8),
      ),
      dot('second', 50, 46, 11),
      dot('accent', 50, 46, 6),
      sym('ink', 'M50 12L57 -2H50'),
      ...both(dot('accent', 34, 88, 2.4)),
    ]
  }),
} satisfies Readonly<Record<string, Motif>>
