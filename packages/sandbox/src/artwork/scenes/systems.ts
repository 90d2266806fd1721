import type { Random } from '../../random/random.ts'
import { outline, oval } from '../drawing/outline.ts'
import type { Compose } from './composition.ts'
import type { Placed, Sheet } from './sketch.ts'

const sheet = (tone: Sheet['tone'], depth: number, shape: Sheet['shape']): Sheet => ({ tone, depth, shape })

type Backdrop = (cx: number, top: number, far: number, span: number, width: number, random: Random) => Sheet[]

const lamp = (x: number, top: number, far: number, span: number): Sheet[] => [
  sheet('haze', 0.1, outline(`M${x - span * 0.006} 0H${x + span * 0.006}V${top + span * 0.03}H${x - span * 0.006}Z`)),
  sheet('glow', 0.15, outline(`M${x} ${top}L${x + span * 0.2} ${far + span * 0.14}H${x - span * 0.2}Z`)),
  sheet(
    'shadow',
    0.2,
    outline(
      `M${x - span * 0.07} ${top + span * 0.06}L${x - span * 0.02} ${top}H${x + span * 0.02}L${x + span * 0.07} ${top + span * 0.06}Z`,
    ),
  ),
]

/** What is seen behind a table. */
const backdrops: readonly Backdrop[] = [
  // Curtain and three lamps.
  (cx, top, far, span, width) => [
    sheet(
      'haze',
      0.1,
      Array.from({ length: 9 }, (_, index) => {
        const x = (index / 8) * width
        return outline(
          `M${x - width / 26} 0H${x + width / 40}L${x + width / 60} ${far + span * 0.1}H${x - width / 30}Z`,
        )
      }).flat(),
    ),
    ...[-0.34, 0, 0.34].flatMap((x) => lamp(cx + x * span, top, far, span)),
  ],
  // Arched windows on a night with a moon.
  (cx, top, far, span, width) => [
    sheet(
      'field',
      0.1,
      Array.from({ length: 5 }, (_, index) => {
        const [x, half] = [cx + (index - 2) * width * 0.23, width * 0.085]
        return outline(
          `M${x - half} ${far + span * 0.2}V${top + half}C${x - half} ${top + half * 0.45} ${x - half * 0.55} ${top} ${x} ${top}C${x + half * 0.55} ${top} ${x + half} ${top + half * 0.45} ${x + half} ${top + half}V${far + span * 0.2}Z`,
        )
      }).flat(),
    ),
    sheet('glow', 0.15, oval(cx + width * 0.23, top + span * 0.12, span * 0.05)),
  ],
  // The lights of a town.
  (_cx, top, far, span, width, random) => [
    sheet('glow', 0.05, oval(width * random.between(0.2, 0.8), top + span * 0.1, span * 0.12)),
    sheet(
      'haze',
      0.1,
      Array.from({ length: 11 }, (_, index) => {
        const [x, high] = [(index / 11) * width, random.between(0.05, 0.3) * span]
        return outline(`M${x} ${far + span * 0.2}V${far - high}H${x + width / 12}V${far + span * 0.2}Z`)
      }).flat(),
    ),
    sheet(
      'glow',
      0.2,
      Array.from({ length: 26 }, () => {
        const [x, y] = [random.between(0, width), far - random.between(0, 0.16) * span]
        return outline(`M${x} ${y}H${x + span * 0.014}V${y + span * 0.022}H${x}Z`)
      }).flat(),
    ),
  ],
  // One large lamp and its pool of light.
  (cx, top, far, span) => [
    sheet('haze', 0.05, oval(cx, far, span * 0.62)),
    ...lamp(cx, top + span * 0.02, far + span * 0.2, span * 1.9),
  ],
]

/** A live table from the player's seat: the rim of the table below, a room above. */
export const seat: Compose = ({ cx, room, span, random, width, height, parts }) => {
  const far = room.y + room.height * random.between(0.27, 0.42)
  const near = height + span * 0.2
  const wide = width * random.between(0.55, 0.8)
  const turned = span * random.between(-0.12, 0.12)
  const table = (grow: number): Sheet['shape'] =>
    outline(
      `M${cx - wide - grow} ${near}C${cx - wide * 0.9 - grow} ${far - grow * 0.8} ${cx - wide * 0.4 + turned} ${far - grow} ${cx + turned} ${far - grow}C${cx + wide * 0.4 + turned} ${far - grow} ${cx + wide * 0.9 + grow} ${far - grow * 0.8} ${cx + wide + grow} ${near}Z`,
    )
  return {
    sheets: [
      ...random.pick(backdrops)(cx, room.y, far, span, width, random),
      sheet('shadow', 0.4, table(span * 0.06)),
      sheet('field', 0.6, table(0)),
      sheet('haze', 0.7, oval(cx + turned * 0.5, far + span * 0.36, span * 0.43, span * 0.24)),
    ],
    subjects: [{ parts, x: cx + turned * 0.5, y: far + span * 0.28, size: span * random.between(0.76, 0.94) }],
  }
}

/** The wheel or the cards from straight above, large. */
export const above: Compose = ({ cx, cy, span, random, parts, width, height }) => {
  const side = random.chance(0.5) ? 1 : -1
  return {
    sheets: [
      sheet('field', 0.2, outline(`M0 0H${width}V${height}H0Z`)),
      sheet('haze', 0.3, oval(cx + side * span * 0.5, cy + span * 0.4, span * 0.8)),
      sheet('field', 0.35, oval(cx + side * span * 0.5, cy + span * 0.4, span * 0.74)),
    ],
    subjects: [{ parts, x: cx + side * span * 0.16, y: cy + span * 0.08, size: span * 1.24, tilt: side * 8 }],
  }
}

/** Two colours that meet on a diagonal, and between them what is played for. */
export const meeting: Compose = ({ cx, cy, span, random, width, height, parts }) => {
  const side = random.chance(0.5) ? 1 : -1
  const lean = width * random.between(0.14, 0.24) * side
  const half = (shift: number): Sheet['shape'] =>
    outline(`M${cx + lean + shift} 0H${width}V${height}H${cx - lean + shift}Z`)
  const stripe = (from: number, to: number): Sheet['shape'] =>
    outline(
      `M${cx + lean + from * span} 0H${cx + lean + to * span}L${cx - lean + to * span} ${height}H${cx - lean + from * span}Z`,
    )
  const size = span * random.pick([0.66, 0.78, 1.1])
  return {
    sheets: [
      sheet('field', 0.2, half(0)),
      sheet('glow', 0.3, stripe(-0.012, 0.012)),
      sheet('haze', 0.25, stripe(0.3, 0.36)),
      sheet('haze', 0.25, stripe(-0.36, -0.3)),
      sheet('shadow', 0.4, oval(cx, cy + size * 0.5, size * 0.4, size * 0.07)),
    ],
    subjects: [{ parts, x: cx, y: cy, size, tilt: random.pick([0, -12, 14]) }],
  }
}

/** Balls, drum or ticket large on rays or on rising discs. */
export const drawn: Compose = ({ cx, cy, span, random, parts, width }) => {
  const isStepped = random.chance(0.5)
  const discs = [0.78, 0.62, 0.46]
  return {
    sheets: isStepped
      ? discs.map((share, index) =>
          sheet(
            (['haze', 'field', 'glow'] as const)[index] ?? 'haze',
            0.2 + index * 0.1,
            oval(cx, cy + span * 0.24, span * share),
          ),
        )
      : [
          sheet(
            'haze',
            0.1,
            Array.from({ length: 18 }, (_, index) => {
              const a = (index / 18) * Math.PI * 2
              const reach = width * 2
              return outline(
                `M${cx} ${cy}L${cx + Math.cos(a) * reach} ${cy + Math.sin(a) * reach}L${cx + Math.cos(a + 0.17) * reach} ${cy + Math.sin(a + 0.17) * reach}Z`,
              )
            }).flat(),
          ),
          sheet('field', 0.3, oval(cx, cy, span * 0.44)),
        ],
    subjects: [
      { parts, x: cx, y: cy + span * 0.02, size: span * random.between(0.84, 0.95), tilt: random.pick([0, -8, 8]) },
    ],
  }
}

/** Confetti of the subject around itself. */
export const shower: Compose = ({ cx, cy, span, random, parts, width, height }) => {
  const bits = Array.from({ length: 26 }, () =>
    oval(random.between(0, width), random.between(0, height), span * random.between(0.008, 0.03)),
  ).flat()
  const subjects: Placed[] = [
    { parts, x: cx - span * 0.22, y: cy + span * 0.18, size: span * 0.72, tilt: -12 },
    { parts, x: cx + span * 0.3, y: cy - span * 0.16, size: span * 0.46, tilt: 14, isCounterpart: true },
  ]
  return {
    sheets: [sheet('field', 0.2, oval(cx + span * 0.3, cy - span * 0.2, span * 0.62)), sheet('glow', 0.4, bits)],
    subjects,
  }
}
