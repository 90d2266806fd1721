import { oval } from '../drawing/outline.ts'
import { both, dot, egg, fill, type Motif, motif, pen, sym } from './part.ts'

export const bazaar = {
  teapot: motif('stand', () => [
    { tone: 'dim', shape: oval(82, 58, 14, 18), pen: 6 },
    fill('main', 'M26 60C14 58 14 40 2 36C2 30 10 30 14 34C24 42 22 50 30 52Z'),
    sym('main', 'M50 34C72 34 84 50 82 68C80 84 70 90 50 90'),
    fill('deep', 'M68 38C80 46 84 58 82 68C80 84 70 90 50 90C66 84 74 62 68 38Z'),
    fill('second', 'M30 90H70L74 96H26Z'),
    sym('second', 'M50 22C62 24 68 30 70 36C64 39 58 39 50 39'),
    dot('accent', 50, 19, 5.5),
    fill('soft', 'M24 56C26 46 32 41 38 40C34 46 31 54 31 64C27 64 24 60 24 56Z'),
    ...[0, 60, 120, 180, 240, 300].map((turn) =>
      egg('accent', 50 + Math.sin((turn * Math.PI) / 180) * 9, 64 - Math.cos((turn * Math.PI) / 180) * 9, 3.6, 6, turn),
    ),
    dot('pale', 50, 64, 4),
    pen('soft', 2.2, 'M6 26C2 20 10 16 6 8M16 24C12 18 20 14 16 8'),
  ]),
  hourglass: motif('bust', () => [
    fill('second', 'M18 2H82V12H18ZM18 88H82V98H18Z'),
    pen('dim', 4, 'M24 12V88M76 12V88'),
    sym('soft', 'M50 12H70C70 32 56 42 54 50C56 58 70 68 70 88H50'),
    sym('main', 'M50 30H64C60 40 54 44 52 50H50'),
    sym('main', 'M50 66C60 72 68 78 69 88H50'),
    pen('accent', 2, 'M50 48V68'),
    fill('pale', 'M36 16C36 26 40 34 44 40C38 36 32 26 32 16Z'),
    ...both(dot('accent', 26, 7, 2.4)),
    ...both(dot('accent', 26, 93, 2.4)),
  ]),
  umbrella: motif('float', () => [
    pen('dim', 4, 'M50 4V82C50 96 68 96 68 84'),
    sym('main', 'M50 10C78 12 98 34 98 58C92 50 84 50 78 56C72 50 64 50 58 56C55 53 52 52 50 52'),
    ...both(fill('soft', 'M50 10C60 20 66 38 65 52C62 52 60 54 58 56C55 53 52 52 50 52Z')),
    fill('deep', 'M62 12C84 18 98 38 98 58C92 50 84 50 78 56C80 38 74 22 62 12Z'),
    ...both(fill('accent', 'M50 10C72 16 84 36 86 51C83 51 80 53 78 56C76 36 66 20 50 10Z')).slice(0, 2),
    dot('second', 50, 5, 4),
  ]),
  kite: motif('float', () => [
    pen('dim', 1.6, 'M36 66C30 80 52 82 44 94C40 99 34 98 32 96'),
    fill('second', 'M34 78L26 74L28 84L40 82L46 88L44 78ZM48 90L40 86L42 96L54 96L56 88Z'),
    fill('main', 'M62 2L92 34L36 68L30 24Z'),
    fill('deep', 'M62 2L92 34L36 68Z'),
    fill('soft', 'M62 2L48 44L30 24Z'),
    fill('accent', 'M92 34L48 44L36 68Z'),
    pen('dim', 1.8, 'M62 2L36 68M30 24L92 34'),
    dot('pale', 54, 28, 4),
  ]),
  chest: motif('stand', () => [
    ...[
      [24, 36],
      [38, 28],
      [52, 32],
      [66, 26],
      [78, 36],
    ].map(([x = 0, y = 0]) => dot('accent', x, y, 8)),
    fill('second', 'M44 24L52 12L60 24L52 34Z'),
    fill('deep', 'M8 40C6 14 20 2 34 2H66C80 2 94 14 92 40L86 40C86 22 78 12 66 12H34C22 12 14 22 14 40Z'),
    fill('accent', 'M12 36H88V48H12Z'),
    ...[
      [20, 40],
      [32, 36],
      [46, 40],
      [58, 36],
      [72, 40],
      [82, 38],
    ].map(([x = 0, y = 0]) => ({ tone: 'soft', shape: oval(x, y, 6, 4) }) as const),
    fill('main', 'M6 46H94V94H6Z'),
    fill('deep', 'M6 78H94V94H6ZM6 62H94V64H6Z'),
    fill('dim', 'M6 46H94V53H6ZM14 46H22V94H14ZM78 46H86V94H78Z'),
    fill('second', 'M40 46H60V68L50 74L40 68Z'),
    dot('ink', 50, 57, 4),
    fill('ink', 'M48 58H52L53 67H47Z'),
  ]),
  chalice: motif('stand', () => [
    ...both({ tone: 'dim', shape: oval(16, 30, 10, 13), pen: 4 }),
    sym('main', 'M50 14H80C80 42 70 54 55 58V76H50'),
    fill('deep', 'M62 14H80C80 42 70 54 55 58V76H52C58 50 64 34 62 14Z'),
    fill('soft', 'M26 20H34C34 34 38 44 42 50C32 44 27 32 26 20Z'),
    egg('dim', 50, 14, 30, 6),
    egg('accent', 50, 15, 26, 4),
    egg('second', 50, 66, 8, 5),
    sym('main', 'M50 76C58 80 74 84 78 96H50'),
    sym('deep', 'M50 90H77L78 96H50'),
    sym('accent', 'M50 26L58 36L50 46'),
    ...both(dot('second', 34, 34, 4)),
  ]),
  fan: motif('bust', () => [
    ...Array.from({ length: 9 }, (_, index) => {
      const at = (radius: number, degrees: number): string => {
        const angle = ((degrees - 90) * Math.PI) / 180
        return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(82 + radius * Math.sin(angle)).toFixed(1)}`
      }
      const from = -63 + index * 14
      return [
        fill(
          index % 2 === 0 ? 'main' : 'soft',
          `M${at(18, from)}L${at(62, from)}L${at(62, from + 14)}L${at(18, from + 14)}Z`,
        ),
        fill(
          index % 2 === 0 ? 'accent' : 'second',
          `M${at(51, from)}L${at(62, from)}L${at(62, from + 14)}L${at(51, from + 14)}Z`,
        ),
        pen('dim', 2, `M${at(4, from + 7)}L${at(44, from + 7)}`),
      ]
    }).flat(),
    dot('second', 50, 82, 6),
    dot('accent', 50, 82, 2.6),
  ]),
  gear: motif('bust', () =>
    [
      [38, 40, 30, 10],
      [76, 74, 19, 8],
    ].flatMap(([x = 0, y = 0, r = 0, teeth = 8], which) => [
      ...Array.from({ length: teeth }, (_, index) => {
        const angle = (index / teeth) * Math.PI * 2
        const at = (radius: number, more: number): string =>
          `${(x + radius * Math.cos(angle + more)).toFixed(1)} ${(y + radius * Math.sin(angle + more)).toFixed(1)}`
        return fill(
          which === 0 ? 'main' : 'second',
          `M${at(r * 0.9, -0.26)}L${at(r * 1.26, -0.16)}L${at(r * 1.26, 0.16)}L${at(r * 0.9, 0.26)}Z`,
        )
      }),
      dot(which === 0 ? 'main' : 'second', x, y, r),
      dot(which === 0 ? 'deep' : 'dim', x, y, r * 0.72),
      dot(which === 0 ? 'soft' : 'accent', x, y, r * 0.6),
      dot('ink', x, y, r * 0.26),
    ]),
  ),
  bottle: motif('stand', () => [
    fill('dim', 'M42 2H58V14H42Z'),
    fill('soft', 'M42 12H58V34C74 42 84 56 82 72C80 90 68 97 50 97C32 97 20 90 18 72C16 56 26 42 42 34Z'),
    fill('main', 'M19 64C32 58 44 70 58 64C68 60 76 62 81.5 66C84 86 70 97 50 97C30 97 18 88 19 64Z'),
    fill('deep', 'M70 62C76 62 80 64 81.5 66C84 86 70 97 50 97C66 92 74 80 70 62Z'),
    dot('accent', 40, 78, 5),
    dot('accent', 56, 84, 3.4),
    dot('accent', 58, 74, 2.4),
    fill('second', 'M38 14H62V20H38Z'),
    fill('pale', 'M30 52C34 44 38 42 42 40C38 46 35 52 34 60H28C28 57 29 54 30 52Z'),
  ]),
} satisfies Readonly<Record<string, Motif>>
