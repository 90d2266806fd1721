import { both, dot, egg, eyes, fill, type Motif, motif, pen, sym } from './part.ts'

export const birds = {
  rooster: motif('stand', () => [
    pen('accent', 3, 'M46 78V94H38M46 94H54M58 76V94H50M58 94H66'),
    fill('dim', 'M66 58C80 60 98 46 94 24C86 34 82 34 80 30C78 18 70 14 64 18C72 28 66 40 58 46Z'),
    fill('second', 'M64 56C76 52 86 40 82 28C76 38 70 40 62 44Z'),
    fill('main', 'M20 24C30 12 44 20 44 34C46 46 58 48 72 46C78 62 68 82 50 82C30 82 22 64 24 42C24 36 22 30 20 24Z'),
    fill('deep', 'M40 54C50 52 62 54 68 50C70 64 60 76 48 74C42 70 38 62 40 54Z'),
    fill('soft', 'M24 38C30 42 40 42 44 36C46 46 42 56 34 60C28 56 24 48 24 38Z'),
    fill('accent', 'M20 20C16 14 20 8 24 10C24 4 30 2 32 8C34 2 42 4 40 12C44 12 46 18 42 22C36 18 26 18 20 20Z'),
    fill('accent', 'M22 34C16 36 14 44 20 46C25 46 26 40 25 34Z'),
    fill('pale', 'M20 24L8 29L21 33Z'),
    dot('ink', 28, 26, 2.8),
    dot('pale', 27.2, 25, 1),
  ]),
  crane: motif('stand', () => [
    pen('dim', 2.2, 'M50 70V96H42M58 70V84L64 96H70'),
    fill('ink', 'M70 44C84 46 94 56 98 70C86 72 72 68 64 60Z'),
    pen('main', 7, 'M36 54C24 48 40 30 28 18'),
    fill('main', 'M30 54C34 40 54 36 74 42C84 46 90 54 92 62C78 74 48 78 34 68C30 64 28 60 30 54Z'),
    fill('deep', 'M48 54C60 48 78 52 90 62C76 72 56 72 46 64C44 60 45 56 48 54Z'),
    pen('soft', 1.6, 'M54 58C64 56 74 58 82 62M52 64C60 64 68 66 74 67'),
    dot('main', 27, 16, 7),
    fill('accent', 'M20 13C22 7 32 6 34 13Z'),
    fill('second', 'M21 15L0 22L22 21Z'),
    dot('ink', 25, 16.5, 1.6),
  ]),
  swan: motif('float', () => [
    fill('second', 'M0 82C20 76 80 76 100 82C80 92 20 92 0 82Z'),
    fill('soft', 'M52 58C60 38 80 34 98 30C94 38 96 44 92 50C94 56 90 64 82 68Z'),
    fill('main', 'M18 72C16 58 30 50 46 54C60 46 80 46 96 44C96 66 84 82 56 82C38 82 22 82 18 72Z'),
    pen('main', 8, 'M26 68C6 52 40 36 26 18C22 12 14 14 12 20'),
    fill('soft', 'M44 60C58 52 76 54 90 52C86 66 72 74 56 74C48 72 44 66 44 60Z'),
    pen('deep', 1.4, 'M52 62C62 60 74 60 84 58M54 68C62 68 70 66 76 65'),
    fill('accent', 'M14 16L2 26L15 25Z'),
    fill('ink', 'M11 18C14 14 17 16 17 20L13 22Z'),
    dot('ink', 20, 16, 1.6),
  ]),
  peacock: motif('stand', (random) => {
    const count = random.pick([9, 11])
    return [
      ...Array.from({ length: count }, (_, index) => {
        const degrees = -100 + (index / (count - 1)) * 200
        const angle = (degrees * Math.PI) / 180
        const at = (radius: number): readonly [number, number] => [
          50 + Math.sin(angle) * radius,
          62 - Math.cos(angle) * radius,
        ]
        const [x, y] = at(46)
        const [ex, ey] = at(48)
        return [
          pen('dim', 2, `M50 62L${x.toFixed(1)} ${y.toFixed(1)}`),
          egg('second', x, y, 9, 13, degrees),
          egg('accent', ex, ey, 6, 8, degrees),
          dot('deep', ex, ey, 3.4),
        ]
      }).flat(),
      pen('accent', 2.4, 'M46 88V96H40M54 88V96H60'),
      sym('main', 'M50 36C58 40 62 52 64 64C66 80 60 90 50 90'),
      sym('soft', 'M50 56C56 58 58 68 56 76C55 82 53 84 50 84'),
      dot('main', 50, 34, 9),
      pen('dim', 1.2, 'M50 26V16M46 26L42 18M54 26L58 18'),
      ...[
        [50, 15],
        [41, 17],
        [59, 17],
      ].map(([x = 0, y = 0]) => dot('accent', x, y, 2.2)),
      ...eyes(4, 32, 1.8),
      fill('pale', 'M47 36H53L50 42Z'),
    ]
  }),
  bee: motif('float', () => [
    egg('soft', 36, 24, 13, 24, -24),
    egg('soft', 66, 24, 13, 24, 24),
    egg('pale', 38, 26, 8, 17, -24),
    egg('pale', 64, 26, 8, 17, 24),
    fill('ink', 'M84 62L99 66L84 72Z'),
    egg('main', 54, 66, 36, 25),
    fill(
      'ink',
      'M48 42C54 41 58 41 60 42C64 56 64 76 60 90C56 91 52 91 48 90C52 76 52 56 48 42ZM72 45C78 48 82 52 84 55C87 62 87 70 84 77C80 82 76 85 72 87C76 76 76 56 72 45Z',
    ),
    egg('soft', 38, 54, 8, 5, -30),
    pen('ink', 2.4, 'M28 46C24 38 20 36 14 36M36 42C36 34 34 30 30 26'),
    dot('ink', 13, 36, 2.8),
    dot('ink', 29, 25, 2.8),
    ...eyes(6, 62, 3.2, 30),
    pen('ink', 1.6, 'M26 72C29 75 33 75 36 72'),
    dot('accent', 22, 70, 3),
  ]),
  butterfly: motif('float', () => [
    ...both(fill('main', 'M52 46C58 18 76 4 94 8C100 26 92 48 54 54Z')),
    ...both(fill('deep', 'M52 56C76 54 92 64 86 80C82 94 62 92 54 66Z')),
    ...both(fill('accent', 'M60 42C66 26 78 16 88 16C90 28 82 42 60 46Z')),
    ...both(fill('second', 'M58 62C70 62 80 68 78 78C74 86 64 82 58 68Z')),
    ...both(dot('pale', 84, 22, 3.4)),
    ...both(dot('pale', 74, 76, 3)),
    ...both(dot('ink', 72, 32, 4)),
    pen('ink', 1.6, 'M50 28C46 16 42 10 36 8M50 28C54 16 58 10 64 8'),
    sym('ink', 'M50 24C54 26 54 34 53 40C55 60 54 76 50 84'),
  ]),
} satisfies Readonly<Record<string, Motif>>
