import { hex, mix, shade } from '../color/color.ts'
import { n } from '../drawing/canvas.ts'
import { polygon } from '../drawing/shapes.ts'
import { each, type Hand, plain, shadowOf, solid, wash } from './hand.ts'

/** How thick the board is. */
const depth = 9

/** Blocks in isometric view: every subject is sawn out of a thick board and stands among cubes. */
export const isometric: Hand = (page) => {
  const { sketch, paints, canvas } = page
  const unit = Math.min(sketch.width, sketch.height) / 100
  const [w, h] = [unit * 15, unit * 8.66]
  const cube = (id: string, base: string, left: string, right: string): string =>
    `<pattern id="${id}" width="${n(w * 2)}" height="${n(h * 6)}" patternUnits="userSpaceOnUse">${[
      [0, 0],
      [w, h * 3],
      [-w, h * 3],
      [0, h * 6],
      [2 * w, 0],
      [2 * w, h * 6],
    ]
      .map(([x = 0, y = 0]) => {
        const at = (dx: number, dy: number): readonly [number, number] => [x + w + dx * w, y + dy * h]
        return `<path d="${polygon([at(0, -2), at(1, -1), at(0, 0), at(-1, -1)])}" fill="${base}"/><path d="${polygon([at(-1, -1), at(0, 0), at(0, 2), at(-1, 1)])}" fill="${left}"/><path d="${polygon([at(1, -1), at(0, 0), at(0, 2), at(1, 1)])}" fill="${right}"/>`
      })
      .join('')}</pattern>`
  const wall = mix(paints.ground, paints.field, 0.35)
  const cubes = canvas.keep((id) => cube(id, hex(shade(wall, 0.05)), hex(wall), hex(shade(wall, -0.05))))
  const blocks = sketch.subjects.map(({ x, y, size, stands }) => {
    if (stands === undefined && sketch.subjects.length > 3) return ''
    const half = size * (sketch.subjects.length > 1 ? 0.5 : 0.62)
    const [cy, thick] = [y + size * 0.44, size * 0.16]
    const top = polygon([
      [x, cy - half / 1.8],
      [x + half, cy],
      [x, cy + half / 1.8],
      [x - half, cy],
    ])
    const left = polygon([
      [x - half, cy],
      [x, cy + half / 1.8],
      [x, cy + half / 1.8 + thick],
      [x - half, cy + thick],
    ])
    const right = polygon([
      [x + half, cy],
      [x, cy + half / 1.8],
      [x, cy + half / 1.8 + thick],
      [x + half, cy + thick],
    ])
    return `<path d="${top}" fill="${hex(paints.glow)}"/><path d="${left}" fill="${hex(shade(paints.glow, -0.13))}"/><path d="${right}" fill="${hex(shade(paints.glow, -0.24))}"/>`
  })
  const skew = 'transform="translate(6 -16) matrix(.9 .24 0 .98 2 -2)"'
  return {
    ground: `${wash(page, hex(wall))}${wash(page, `url(#${cubes})`)}${wash(
      page,
      canvas.linear([
        [paints.glow, 0, 0.3],
        [paints.shadow, 1, 0.35],
      ]),
    )}${blocks.join('')}`,
    subjects: each(page, (parts, own) => {
      const side = hex(shade(own.deep, -0.1))
      // Many blocks are small: fewer cuts make the same edge.
      const cuts = sketch.subjects.length > 3 ? 3 : 6
      const swell = depth / cuts / 3 + 0.3
      const body = canvas.keep((id) => shadowOf(parts, side, swell, ` id="${id}"`))
      const copies = Array.from({ length: cuts }, (_, index) => {
        const away = (depth * (cuts - index)) / cuts
        return `<use href="#${body}" transform="translate(${n(-away * 0.95)} ${n(away * 0.55)})"/>`
      })
      const rim = parts
        .filter(({ pen }) => pen === undefined)
        .slice(0, 4)
        .map((part) => solid({ ...part, pen: 0.7 }, hex(own.soft)))
        .join('')
      return `<g ${skew}>${copies.join('')}${shadowOf(parts, hex(own.deep), 0.7)}${plain(parts, own)}<g opacity=".5">${rim}</g></g>`
    }),
  }
}
