import { polygon, ring } from '../drawing/shapes.ts'
import { both, dot, egg, fill, type Motif, motif, pen, sym } from './part.ts'

/** What two sides play for, between their colours. */
export const sport = {
  football: motif('versus', () => [
    dot('pale', 50, 50, 47),
    fill('soft', 'M84 18C100 44 94 84 62 96C44 101 24 94 13 80C46 92 82 74 84 18Z'),
    fill('ink', polygon(ring(50, 48, 16, 5))),
    ...[0, 72, 144, 216, 288].flatMap((turn) => {
      const at = (r: number, more: number): string => {
        const a = ((turn + more - 90) * Math.PI) / 180
        return `${(50 + r * Math.cos(a)).toFixed(1)} ${(48 + r * Math.sin(a)).toFixed(1)}`
      }
      return [
        pen('ink', 2, `M${at(16, 0)}L${at(32, 0)}`),
        fill('ink', `M${at(32, 0)}L${at(38, -20)}L${at(47, -17)}L${at(47, 17)}L${at(38, 20)}Z`),
      ]
    }),
    pen('accent', 2, 'M50 3C76 3 97 24 97 50C97 76 76 97 50 97C24 97 3 76 3 50C3 24 24 3 50 3Z'),
  ]),
  hoop: motif('versus', () => [
    dot('main', 50, 50, 47),
    fill('deep', 'M84 18C100 44 94 84 62 96C44 101 24 94 13 80C46 92 82 74 84 18Z'),
    pen('ink', 2.6, 'M50 3V97M3 50H97M17 16C34 34 34 66 17 84M83 16C66 34 66 66 83 84'),
    pen('ink', 2.6, 'M50 3C76 3 97 24 97 50C97 76 76 97 50 97C24 97 3 76 3 50C3 24 24 3 50 3Z'),
    egg('soft', 32, 24, 8, 4, -40),
  ]),
  tennis: motif('versus', () => [
    pen('dim', 6, 'M34 66L6 96'),
    pen('second', 5, 'M30 40C38 12 74 -6 88 12C102 32 80 66 54 68C40 70 28 56 30 40Z'),
    ...[20, 32, 44, 56].map((y) => pen('pale', 1, `M${34} ${y}L${84} ${y - 8}`)),
    ...[44, 56, 68, 80].map((x) => pen('pale', 1, `M${x} 10L${x - 6} 62`)),
    dot('main', 74, 76, 18),
    pen('pale', 2.4, 'M60 66C70 70 76 80 74 92M76 60C78 68 84 74 91 76'),
  ]),
  racing: motif('versus', () => [
    fill('main', 'M10 56C8 24 34 6 60 8C86 12 96 34 94 58L92 76C84 84 70 86 58 86L20 82C12 78 10 68 10 56Z'),
    fill('deep', 'M12 66C40 74 70 72 94 58L92 76C84 84 70 86 58 86L20 82C14 78 12 72 12 66Z'),
    fill('ink', 'M48 36C66 30 84 34 94 42V60C80 66 62 66 50 62C44 54 44 44 48 36Z'),
    fill('soft', 'M54 40C66 36 78 38 88 43C76 43 64 45 54 50Z'),
    fill('accent', 'M12 44C16 26 30 12 46 9L56 8C38 16 26 28 22 46Z'),
    fill('pale', 'M24 46C28 30 40 17 60 8L66 9C48 18 36 30 33 46Z'),
  ]),
  cricket: motif('versus', () => [
    fill('second', 'M24 10H30V96H24ZM38 6H44V96H38ZM52 10H58V96H52Z'),
    fill('dim', 'M22 8H46V12H22ZM36 5H60V9H36Z'),
    fill('soft', 'M60 34L74 30L92 90C92 96 82 99 78 94Z'),
    fill('dim', 'M58 12L66 10L72 30L62 34Z'),
    dot('main', 34, 74, 17),
    pen('pale', 1.8, 'M24 60C34 66 42 76 44 88M28 58C38 64 46 74 48 84'),
  ]),
  volley: motif('versus', () => [
    dot('main', 50, 50, 47),
    fill('pale', 'M50 50C40 30 44 12 54 3C80 4 96 26 97 46C80 58 62 58 50 50Z'),
    fill('second', 'M50 50C60 64 56 84 46 97C20 95 4 76 3 54C18 42 36 40 50 50Z'),
    pen(
      'ink',
      2.2,
      'M50 50C40 30 44 12 54 3M50 50C62 58 80 58 97 46M50 50C60 64 56 84 46 97M50 50C36 40 18 42 3 54M66 4C58 16 58 32 66 44C76 48 88 46 96 40M34 96C40 84 42 68 36 58C26 52 14 54 4 62',
    ),
  ]),
  shield: motif('versus', () => [
    pen('pale', 5, 'M8 92L88 8'),
    pen('pale', 5, 'M92 92L12 8'),
    fill('accent', 'M2 86L14 98L20 88L12 80ZM98 86L86 98L80 88L88 80Z'),
    sym('dim', 'M50 12L90 22C90 58 80 82 50 98'),
    sym('main', 'M50 18L84 27C84 58 74 78 50 91'),
    fill('deep', 'M50 18L84 27C84 58 74 78 50 91Z'),
    sym('accent', 'M50 34L56 48L70 49L59 58L63 72L50 64'),
  ]),
  trophy: motif('versus', () => [
    ...both(pen('dim', 5, 'M74 20C94 18 92 48 68 50')),
    sym('main', 'M50 10H78C78 42 68 56 56 60V74H50'),
    fill('deep', 'M62 10H78C78 42 68 56 56 60V74H52C60 52 64 34 62 10Z'),
    sym('accent', 'M50 20L54 30L65 31L57 38L60 49L50 43'),
    sym('second', 'M50 74H64L70 84H50'),
    fill('dim', 'M26 84H74V96H26Z'),
    fill('soft', 'M27 14H33C33 30 36 42 42 50C32 44 27 30 27 14Z'),
  ]),
} satisfies Readonly<Record<string, Motif>>
