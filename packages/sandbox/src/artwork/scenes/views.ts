import { outline, oval } from '../drawing/outline.ts'
import { type Compose, gathered } from './composition.ts'
import { hills, sheet, wedges } from './grounds.ts'
import type { Placed } from './sketch.ts'

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
