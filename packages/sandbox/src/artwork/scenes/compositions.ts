import { type Outline, outline, oval } from '../drawing/outline.ts'
import { polygon } from '../drawing/shapes.ts'
import { type Compose, gathered } from './composition.ts'
import type { Placed, Sheet } from './sketch.ts'

const sheet = (tone: Sheet['tone'], depth: number, shape: Outline): Sheet => ({ tone, depth, shape })

/** A smooth line of hills over the whole breadth, down to the foot. */
function hills(width: number, height: number, y: number, swing: number, phase: number): Outline {
  const step = width / 4
  let data = `M${-step} ${height}V${y}`
  for (let index = 0; index < 6; index += 1) {
    const at = (index - 1) * step
    const lift = y + Math.sin(phase + index * 2.1) * swing
    const next = y + Math.sin(phase + (index + 1) * 2.1) * swing
    data += `C${at + step * 0.5} ${lift} ${at + step * 0.5} ${next} ${at + step} ${next}`
  }
  return outline(`${data}V${height}Z`)
}

/** Wedges of light from a point. */
function wedges(x: number, y: number, reach: number, count: number, from: number): Outline {
  const step = (Math.PI * 2) / count
  return Array.from({ length: count }, (_, index) => {
    const a = from + index * step
    return outline(
      polygon([
        [x, y],
        [x + Math.cos(a) * reach, y + Math.sin(a) * reach],
        [x + Math.cos(a + step / 2) * reach, y + Math.sin(a + step / 2) * reach],
      ]),
    )
  }).flat()
}

/** So near that an edge cuts it. */
export const closeUp: Compose = ({ cx, cy, span, room, random, parts, stance, width, height }) => {
  const side = random.chance(0.5) ? 1 : -1
  const size = Math.max(span * 1.42, Math.min(room.width, room.height * 1.5))
  const x = cx + side * span * 0.2
  const y = stance === 'bust' ? cy + span * 0.2 : cy + span * 0.26
  return {
    sheets: [
      sheet('field', 0.2, oval(cx - side * span * 0.42, cy - span * 0.3, span * 0.62)),
      sheet('haze', 0.3, hills(width, height, cy + span * 0.3, span * 0.09, random.between(0, 6))),
    ],
    subjects: [{ parts, x, y, size, tilt: side * random.between(4, 13), isFlipped: side < 0 }],
  }
}

/** In a landscape, before a low sun or moon. */
export const horizon: Compose = (task) => {
  const { cx, room, span, random, width, height, stance, count } = task
  const line = room.y + room.height * 0.7
  const sun = cx + random.between(-0.34, 0.34) * span
  const size = span * (count === 1 ? 0.84 : 0.96)
  const y = stance === 'stand' ? line + span * 0.1 - size * (count === 1 ? 0.42 : 0.24) : line - size * 0.42
  return {
    sheets: [
      sheet('haze', 0.05, outline(`M0 ${line - span * 0.32}H${width}V${height}H0Z`)),
      sheet('glow', 0.1, oval(sun, line - span * 0.3, span * 0.31)),
      sheet('haze', 0.3, hills(width, height, line - span * 0.06, span * 0.11, random.between(0, 6))),
      sheet('field', 0.6, hills(width, height, line + span * 0.05, span * 0.035, random.between(0, 6))),
      sheet('shadow', 0.9, hills(width, height, line + span * 0.24, span * 0.05, random.between(0, 6))),
    ],
    subjects: gathered(task, cx, y, size),
  }
}

/** On a table before a niche. */
export const stillLife: Compose = (task) => {
  const { cx, room, span, random, width, height, count } = task
  const table = room.y + room.height * 0.74
  const niche = span * random.between(0.34, 0.42)
  const top = room.y + room.height * 0.06
  const size = span * (count === 1 ? 0.8 : 0.96)
  const arch = random.chance(0.6)
    ? `M${cx - niche} ${table}V${top + niche}C${cx - niche} ${top + niche * 0.45} ${cx - niche * 0.55} ${top} ${cx} ${top}C${cx + niche * 0.55} ${top} ${cx + niche} ${top + niche * 0.45} ${cx + niche} ${top + niche}V${table}Z`
    : `M${cx - niche} ${table}V${top + span * 0.04}H${cx + niche}V${table}Z`
  return {
    sheets: [
      sheet('field', 0.15, outline(arch)),
      sheet('glow', 0.2, oval(cx - niche * 0.25, top + niche * 0.9, niche * 0.5)),
      sheet('haze', 0.7, outline(`M0 ${table}H${width}V${height}H0Z`)),
      sheet('shadow', 0.9, outline(`M0 ${table + span * 0.17}H${width}V${height}H0Z`)),
    ],
    subjects: gathered(task, cx, table + span * 0.07 - size * (count === 1 ? 0.46 : 0.28), size).map(
      (placed): Placed => ({ ...placed, stands: true, tilt: 0 }),
    ),
  }
}

/** Face to face, in a medallion. */
export const portrait: Compose = (task) => {
  const { cx, cy, span, random, count } = task
  const count8 = random.pick([16, 20, 24])
  const isRayed = random.chance(0.6)
  return {
    sheets: [
      ...(isRayed ? [sheet('haze', 0.05, wedges(cx, cy, task.width + task.height, count8, random.next()))] : []),
      sheet('field', 0.2, oval(cx, cy, span * 0.52)),
      sheet('glow', 0.3, oval(cx, cy, span * (isRayed ? 0.45 : 0.47))),
      ...(isRayed
        ? []
        : [
            sheet(
              'field',
              0.35,
              Array.from({ length: 28 }, (_, index) => {
                const a = (index / 28) * Math.PI * 2
                return oval(cx + Math.cos(a) * span * 0.57, cy + Math.sin(a) * span * 0.57, span * 0.021)
              }).flat(),
            ),
          ]),
    ],
    subjects: gathered({ ...task, stance: 'float' }, cx, cy + span * 0.02, span * (count === 1 ? 0.9 : 0.98)),
  }
}

/** All over, as on cloth. */
export const repeat: Compose = ({ width, height, span, random, parts, cx, cy }) => {
  const cell = span * random.pick([0.42, 0.5, 0.6])
  const lean = random.pick([0, 12, -16])
  const across = Math.ceil(width / cell / 2) + 1
  const down = Math.ceil(height / cell / 2) + 1
  const subjects: Placed[] = []
  const diamonds: Outline[] = []
  for (let row = -down; row <= down; row += 1)
    for (let column = -across; column <= across; column += 1) {
      const x = cx + (column + (row % 2 === 0 ? 0 : 0.5)) * cell
      const y = cy + row * cell * 0.9
      if (x < -cell * 0.4 || y < -cell * 0.4 || x > width + cell * 0.4 || y > height + cell * 0.4) continue
      const isOdd = (column + row * 2) % 2 !== 0
      subjects.push({
        parts,
        x,
        y,
        size: cell * 0.72,
        tilt: isOdd ? lean : -lean,
        isFlipped: row % 2 !== 0,
        isCounterpart: isOdd,
      })
      if (isOdd) diamonds.push(oval(x, y, cell * 0.46))
    }
  return { sheets: [sheet('field', 0.1, diamonds.flat())], subjects }
}

/** Seen from above, around a plate. */
export const topDown: Compose = ({ cx, cy, span, random, parts, count }) => {
  const many = count > 7 ? 7 : count
  const around = many === 1 ? random.pick([5, 6]) : many
  const turn = random.between(0, 60)
  const size = span * (around > 5 ? 0.36 : around > 3 ? 0.42 : 0.5)
  const radius = span * (around > 3 ? 0.34 : 0.28)
  return {
    sheets: [
      sheet('shadow', 0.2, oval(cx + span * 0.02, cy + span * 0.03, span * 0.6)),
      sheet('field', 0.3, oval(cx, cy, span * 0.59)),
      sheet('haze', 0.4, oval(cx, cy, span * 0.5)),
      sheet('glow', 0.5, oval(cx, cy, span * 0.15)),
    ],
    subjects: Array.from({ length: around }, (_, index): Placed => {
      const degrees = turn + (index * 360) / around
      const angle = ((degrees - 90) * Math.PI) / 180
      return {
        parts,
        x: cx + Math.cos(angle) * radius,
        y: cy + Math.sin(angle) * radius,
        size,
        tilt: degrees,
        isCounterpart: around % 2 === 0 && index % 2 === 1,
      }
    }),
  }
}

/** In motion across the picture. */
export const diagonal: Compose = (task) => {
  const { cx, cy, span, random, width, height, parts, count } = task
  const side = random.chance(0.5) ? 1 : -1
  const reach = width + height
  const angle = (-32 * side * Math.PI) / 180
  const band = (offset: number, breadth: number, from = -1, to = 1): Outline => {
    const along = (a: number, b: number): [number, number] => [
      cx + Math.cos(angle) * a * reach - Math.sin(angle) * b * span,
      cy + Math.sin(angle) * a * reach + Math.cos(angle) * b * span,
    ]
    return outline(
      polygon([along(from, offset), along(to, offset), along(to, offset + breadth), along(from, offset + breadth)]),
    )
  }
  const streaks = Array.from({ length: 7 }, () =>
    band(random.between(-0.5, 0.5), random.between(0.008, 0.022), random.between(-0.5, -0.1), random.between(0, 0.4)),
  ).flat()
  const many = Math.min(count, 7)
  return {
    sheets: [
      sheet('haze', 0.1, band(-0.38, 0.84)),
      sheet('field', 0.2, band(-0.22, 0.52)),
      sheet('glow', 0.4, streaks),
    ],
    subjects: Array.from({ length: many }, (_, index): Placed => {
      const place = many === 1 ? 0 : index / (many - 1) - 0.5
      const size = many === 1 ? 0.86 : (0.36 + 0.5 / many) * (1 + place * 0.3)
      const off = many > 3 ? (index % 2 === 0 ? -0.13 : 0.13) : 0
      return {
        parts,
        x: cx + (Math.cos(angle) * place * 0.82 - Math.sin(angle) * off) * span,
        y: cy + (Math.sin(angle) * place * 0.82 + Math.cos(angle) * off) * span,
        size: span * size,
        tilt: -16 * side,
        isFlipped: side < 0,
        isCounterpart: many > 2 && index % 2 === 1,
      }
    }),
  }
}

/** Small in a large space. */
export const farAway: Compose = ({ cx, room, span, random, width, height, parts, stance, cy }) => {
  const side = random.chance(0.5) ? 1 : -1
  const line = room.y + room.height * 0.8
  const x = cx + side * span * random.between(0.08, 0.2)
  const size = span * 0.36
  const peak = line - span * 0.1
  return {
    sheets: [
      sheet('glow', 0.05, oval(cx - side * span * 0.1, cy - span * 0.08, span * 0.4)),
      sheet('haze', 0.2, hills(width, height, line - span * 0.16, span * 0.14, random.between(0, 6))),
      sheet(
        'field',
        0.5,
        outline(
          `M0 ${height}V${line + span * 0.1}C${x - span * 0.34} ${line} ${x - span * 0.2} ${peak} ${x} ${peak}C${x + span * 0.2} ${peak} ${x + span * 0.4} ${line + span * 0.06} ${width} ${line + span * 0.12}V${height}Z`,
        ),
      ),
      sheet('shadow', 0.9, hills(width, height, line + span * 0.2, span * 0.03, random.between(0, 6))),
    ],
    subjects: [
      {
        parts,
        x,
        y: stance === 'stand' ? peak - size * 0.44 : peak - size * 0.62,
        size,
        isFlipped: side > 0,
        stands: stance === 'stand',
      },
    ],
  }
}
