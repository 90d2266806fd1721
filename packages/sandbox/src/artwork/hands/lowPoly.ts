import type { Random } from '../../random/random.ts'
import { hex, shade } from '../color/color.ts'
import { n, type Point } from '../drawing/canvas.ts'
import { corners, data, type Outline, outline } from '../drawing/outline.ts'
import { polygon } from '../drawing/shapes.ts'
import { each, footShadows, type Hand, wash } from './hand.ts'

/** Triangles over a box; each knows how it is turned to the light, -1 to 1. */
function mesh(random: Random, width: number, height: number, cell: number): readonly (readonly [string, number])[] {
  const columns = Math.ceil(width / cell)
  const rows = Math.ceil(height / cell)
  const knots = Array.from({ length: (columns + 1) * (rows + 1) }, (_, index): Point => {
    const [column, row] = [index % (columns + 1), Math.floor(index / (columns + 1))]
    return [(column + random.between(-0.3, 0.3)) * cell, (row + random.between(-0.3, 0.3)) * cell]
  })
  return Array.from({ length: columns * rows }, (_, index) => {
    const first = Math.floor(index / columns) * (columns + 1) + (index % columns)
    const [a, b, c, d] = [first, first + 1, first + columns + 2, first + columns + 1].map(
      // Every corner is one of the knots.
      (at) => knots[at] as Point,
    ) as [Point, Point, Point, Point] // four corners in, four points out
    const pairs: readonly (readonly [Point, Point, Point])[] = random.chance(0.5)
      ? [
          [a, b, c],
          [a, c, d],
        ]
      : [
          [a, b, d],
          [b, c, d],
        ]
    return pairs.map(
      (points, half) => [polygon(points), random.between(-0.6, 0.6) + (half === 0 ? 0.4 : -0.4)] as const,
    )
  }).flat()
}

const straight = (shape: Outline, steps: number): Outline =>
  shape.flatMap((contour) => outline(`${polygon(corners(contour, steps)).slice(0, contour.closed ? undefined : -1)}`))

/** Low polygons: straight facets that catch the light one by one. */
export const lowPoly: Hand = (page) => {
  const { sketch, paints, canvas, random } = page
  const span = Math.min(sketch.width, sketch.height)
  const facets = (triangles: readonly (readonly [string, number])[], strength: number): string => {
    const steps = new Map<number, string>()
    for (const [path, turn] of triangles) {
      const step = Math.round(turn * 3)
      if (step !== 0) steps.set(step, (steps.get(step) ?? '') + path)
    }
    return [...steps]
      .map(
        ([step, path]) =>
          `<path d="${path}" fill="${step > 0 ? '#fff' : '#000'}" opacity="${Math.round((Math.abs(step) / 3) * strength * 100) / 100}"/>`,
      )
      .join('')
  }
  const ground = facets(mesh(random, sketch.width, sketch.height, span / 6), 0.1)
  const sheets = sketch.sheets.map(
    ({ shape, tone }) => `<path d="${data(straight(shape, 3))}" fill="${hex(paints[tone])}"/>`,
  )
  const skin = facets(mesh(random, 100, 100, 15), 0.26)
  return {
    ground: wash(page, hex(paints.ground)) + sheets.join('') + ground,
    subjects:
      footShadows(page, 0.3) +
      each(page, (parts, own) => {
        const solidParts = parts.filter(({ pen }) => pen === undefined)
        const big = solidParts.map((part) => ({ ...part, shape: straight(part.shape, 3) }))
        const clip = canvas.keep(
          (id) => `<clipPath id="${id}"><path d="${big.map(({ shape }) => data(shape)).join('')}"/></clipPath>`,
        )
        const bodies = parts.map((part) => {
          const shape = data(straight(part.shape, 3))
          return part.pen === undefined
            ? `<path d="${shape}" fill="${hex(own[part.tone])}"/>`
            : `<path d="${shape}" fill="none" stroke="${hex(own[part.tone])}" stroke-width="${n(part.pen)}"/>`
        })
        const dark = `<path d="M50 -10L110 -10V110H58L46 60Z" fill="${hex(shade(own.ink, -0.1))}" opacity=".16"/>`
        return `${bodies.join('')}<g clip-path="url(#${clip})">${dark}${skin}</g>`
      }),
  }
}
