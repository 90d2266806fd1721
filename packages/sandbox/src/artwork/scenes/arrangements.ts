import { type Outline, outline, oval } from '../drawing/outline.ts'
import { polygon } from '../drawing/shapes.ts'
import type { Compose } from './composition.ts'
import { sheet } from './grounds.ts'
import type { Placed } from './sketch.ts'

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
