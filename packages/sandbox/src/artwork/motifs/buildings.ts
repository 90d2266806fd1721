import { both, dot, fill, type Motif, maybe, motif, pen, sym } from './part.ts'

export const buildings = {
  beacon: motif('stand', (random) => [
    ...maybe(random.chance(0.7), fill('soft', 'M44 20L2 6V30Z'), fill('soft', 'M56 20L98 6V30Z')),
    fill('dim', 'M14 96C16 86 28 82 36 86C46 80 60 80 66 86C76 82 86 86 88 96Z'),
    fill('pale', 'M38 34H62L68 90H32Z'),
    fill('main', 'M36.8 46H63.200L64.6 60H35.400ZM34 74H66L67.5 87H32.500Z'),
    fill('main', 'M38 34H62L62.3 38H37.700Z'),
    fill('deep', 'M54 34H62L68 90H57Z'),
    fill('main', 'M57 34H62L68 90H60Z'),
    fill('second', 'M33 30H67V35H33Z'),
    fill('accent', 'M41 14H59V30H41Z'),
    pen('second', 1.6, 'M41 14V30M47 14V30M53 14V30M59 14V30'),
    sym('deep', 'M50 2L64 14H50'),
    fill('ink', 'M45 90V80C45 75 55 75 55 80V90ZM47 50H53V57H47ZM47 64H53V71H47Z'),
  ]),
  castle: motif('stand', (random) => [
    ...both(fill('deep', 'M4 96V44H0V34H5V39H10V34H15V39H20V34H25V44H21V96Z')),
    sym('main', 'M50 54H56V60H62V54H68V60H74V54H80V96H50'),
    sym('soft', 'M50 24H54V29H59V24H64V34H61V60H50'),
    fill('deep', 'M54 34H61V60H54Z'),
    sym('second', 'M50 2L66 24H50'),
    ...both(fill('second', 'M12.5 14L25 34H0Z')),
    fill('ink', 'M40 96V80C40 66 60 66 60 80V96Z'),
    pen('dim', 1.6, 'M44 74V96M50 71V96M56 74V96M40 84H60'),
    fill('accent', 'M47 40C47 36 53 36 53 40V48H47Z'),
    ...both(fill('accent', 'M10 54C10 50 15 50 15 54V62H10Z')),
    ...maybe(
      random.chance(0.7),
      ...both(pen('dim', 1.4, 'M12.5 14V4')),
      ...both(fill('accent', 'M12.5 3L22 6L12.5 10Z')),
    ),
  ]),
  pagoda: motif('stand', () => [
    pen('dim', 3, 'M50 12V2'),
    ...[
      [26, 14, 25],
      [48, 20, 33],
      [72, 26, 42],
    ].flatMap(([y = 0, half = 0, roof = 0]) => [
      fill('soft', `M${50 - half} ${y}H${50 + half}V${y + 20}H${50 - half}Z`),
      fill(
        'second',
        `M${50 - half} ${y}H${50 - half + 4}V${y + 20}H${50 - half}ZM${46 + half} ${y}H${50 + half}V${y + 20}H${46 + half}Z`,
      ),
      fill('accent', `M44 ${y + 5}H56V${y + 16}H44Z`),
      sym(
        'main',
        `M50 ${y - 16}C54 ${y - 8} 66 ${y - 2} ${50 + roof + 6} ${y - 4}C${50 + roof + 2} ${y + 4} ${50 + roof - 6} ${y + 4} 50 ${y + 4}`,
      ),
      sym(
        'deep',
        `M50 ${y}C62 ${y + 1} ${50 + roof - 8} ${y} ${50 + roof + 6} ${y - 4}C${50 + roof + 2} ${y + 4} ${50 + roof - 6} ${y + 4} 50 ${y + 4}`,
      ),
    ]),
    fill('dim', 'M18 90H82V97H18Z'),
    fill('ink', 'M43 90V80H57V90Z'),
  ]),
  temple: motif('stand', () => [
    fill('dim', 'M2 90H98V97H2ZM8 84H92V90H8Z'),
    sym('deep', 'M50 38H88V84H50'),
    ...[14, 30, 46.5, 63, 79].flatMap((x) => [
      fill('main', `M${x} 44H${x + 8}V84H${x}Z`),
      fill('soft', `M${x} 44H${x + 3}V84H${x}Z`),
      fill('pale', `M${x - 2} 40H${x + 10}V45H${x - 2}ZM${x - 2} 81H${x + 10}V85H${x - 2}Z`),
    ]),
    fill('second', 'M6 32H94V40H6Z'),
    sym('main', 'M50 6L98 32H50'),
    sym('soft', 'M50 13L80 29H50'),
    dot('accent', 50, 23, 5),
  ]),
  windmill: motif('stand', (random) => {
    const turn = random.pick([10, 25, 40])
    const arm = (degrees: number): string => {
      const angle = (degrees * Math.PI) / 180
      const at = (x: number, y: number): string =>
        `${(50 + x * Math.cos(angle) - y * Math.sin(angle)).toFixed(1)} ${(36 + x * Math.sin(angle) + y * Math.cos(angle)).toFixed(1)}`
      return `M${at(-1.5, 0)}L${at(-1.5, -46)}L${at(11, -46)}L${at(11, -12)}L${at(1.5, -8)}Z`
    }
    return [
      sym('main', 'M50 30H64L72 96H50'),
      fill('deep', 'M56 30H64L72 96H58Z'),
      sym('second', 'M50 14C60 16 66 22 68 32H50'),
      fill('ink', 'M44 96V82C44 75 56 75 56 82V96Z'),
      fill('accent', 'M46 58H54V66H46Z'),
      ...[0, 90, 180, 270].map((quarter) => fill('pale', arm(turn + quarter))),
      dot('dim', 50, 36, 5),
      dot('accent', 50, 36, 2.2),
    ]
  }),
  tent: motif('stand', () => [
    pen('dim', 2, 'M50 16V2'),
    fill('accent', 'M50 2L68 7L50 12Z'),
    sym('main', 'M50 48H86V92C86 96 80 96 50 96'),
    ...both(fill('pale', 'M62 50H74V96H62Z')),
    sym('ink', 'M50 54C56 66 58 82 58 96H50'),
    sym('main', 'M50 14C58 30 78 42 98 48V56C92 62 86 62 82 56C76 62 70 62 66 56C60 62 54 62 50 58'),
    ...both(fill('pale', 'M50 14C54 30 62 44 66 56C70 62 76 62 82 56C72 46 56 32 50 14Z')),
    ...both(dot('accent', 66, 60, 2.4)),
    ...both(dot('accent', 82, 60, 2.4)),
    dot('accent', 50, 61, 2.4),
  ]),
} satisfies Readonly<Record<string, Motif>>
