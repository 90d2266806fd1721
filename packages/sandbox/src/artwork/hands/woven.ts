import { type Color, hex, mix, shade } from '../color/color.ts'
import type { Paints } from '../color/paints.ts'
import { counterpart } from '../color/paints.ts'
import { n, type Point } from '../drawing/canvas.ts'
import { corners, type Outline } from '../drawing/outline.ts'
import type { Placed } from '../scenes/sketch.ts'
import { type Hand, type Page, wash } from './hand.ts'

/** A cloth of knots: one colour number for each, in rows. */
interface Cloth {
  readonly columns: number
  readonly rows: number
  readonly cell: number
  readonly knots: Uint8Array
}

/** Fills the knots whose middles lie inside closed runs of points (even and odd). */
function weave(cloth: Cloth, runs: readonly (readonly Point[])[], value: number): void {
  const { columns, rows, cell, knots } = cloth
  const ys = runs.flatMap((run) => run.map(([, y]) => y))
  const from = Math.max(0, Math.floor(Math.min(...ys) / cell))
  const to = Math.min(rows - 1, Math.ceil(Math.max(...ys) / cell))
  for (let row = from; row <= to; row += 1) {
    const y = (row + 0.5) * cell
    const crossings: number[] = []
    for (const run of runs)
      run.forEach(([bx, by], index) => {
        // A run has points.
        const [ax, ay] = run.at(index - 1) as Point
        if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
      })
    crossings.sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.max(0, Math.ceil((crossings[pair] ?? 0) / cell - 0.5))
      const last = Math.min(columns - 1, Math.floor((crossings[pair + 1] ?? 0) / cell - 0.5))
      for (let column = first; column <= last; column += 1) knots[row * columns + column] = value
    }
  }
}

/** Knots along a line. */
function thread(cloth: Cloth, run: readonly Point[], value: number): void {
  run.forEach(([x, y], index) => {
    const [px, py] = run[index - 1] ?? [x, y]
    const steps = Math.max(1, Math.ceil(Math.hypot(x - px, y - py) / (cloth.cell * 0.6)))
    for (let step = 0; step <= steps; step += 1) {
      const column = Math.floor((px + ((x - px) * step) / steps) / cloth.cell)
      const row = Math.floor((py + ((y - py) * step) / steps) / cloth.cell)
      if (column >= 0 && row >= 0 && column < cloth.columns && row < cloth.rows)
        cloth.knots[row * cloth.columns + column] = value
    }
  })
}

function placedRuns({ x, y, size, tilt = 0, isFlipped }: Placed, shape: Outline): Point[][] {
  const angle = (tilt * Math.PI) / 180
  const scale = size / 100
  return shape.map((contour) =>
    corners(contour, 4).map(([px, py]): Point => {
      const [dx, dy] = [(px - 50) * scale * (isFlipped ? -1 : 1), (py - 50) * scale]
      return [x + dx * Math.cos(angle) - dy * Math.sin(angle), y + dx * Math.sin(angle) + dy * Math.cos(angle)]
    }),
  )
}

/** One path per colour, knots of a row joined. */
function cloths({ knots, columns, rows, cell }: Cloth, colors: readonly Color[]): string {
  const paths = new Map<number, string>()
  for (let row = 0; row < rows; row += 1) {
    let start = 0
    for (let column = 1; column <= columns; column += 1) {
      const value = knots[row * columns + start] ?? 0
      if (column < columns && knots[row * columns + column] === value) continue
      const wide = n((column - start) * cell)
      if (value > 0)
        paths.set(value, `${paths.get(value) ?? ''}M${n(start * cell)} ${n(row * cell)}h${wide}v${n(cell)}h-${wide}z`)
      start = column
    }
  }
  return [...paths]
    .map(([value, path]) => `<path d="${path}" fill="${hex(colors[value] ?? colors[0] ?? { l: 0.5, c: 0, h: 0 })}"/>`)
    .join('')
}

function draw(page: Page, cloth: Cloth, colors: Color[]): void {
  const numberOf = (value: Color): number => {
    const known = colors.indexOf(value)
    return known >= 0 ? known : colors.push(value) - 1
  }
  const { sketch, paints } = page
  for (const { shape, tone } of sketch.sheets)
    for (const contour of shape) weave(cloth, [corners(contour, 6)], numberOf(paints[tone]))
  const other = counterpart(paints)
  for (const placed of sketch.subjects) {
    const own: Paints = placed.isCounterpart ? other : paints
    for (const { shape, tone, pen } of placed.parts) {
      const runs = placedRuns(placed, shape)
      if (pen === undefined) weave(cloth, runs, numberOf(own[tone]))
      else if ((pen * placed.size) / 100 > cloth.cell * 0.35)
        for (const run of runs) thread(cloth, run, numberOf(own[tone]))
    }
  }
}

/** A woven picture: everything in knots of one size, with the thread of the loom over it. */
export const woven: Hand = (page) => {
  const { sketch, paints, canvas } = page
  const cell = Math.min(sketch.width, sketch.height) / 58
  const columns = Math.ceil(sketch.width / cell)
  const rows = Math.ceil(sketch.height / cell)
  const cloth: Cloth = { columns, rows, cell, knots: new Uint8Array(columns * rows) }
  const colors: Color[] = [paints.ground]
  draw(page, cloth, colors)
  const loom = canvas.keep(
    (id) =>
      `<pattern id="${id}" width="${n(cell * 2)}" height="${n(cell)}" patternUnits="userSpaceOnUse"><path d="M0 ${n(cell)}L${n(cell)} 0L${n(cell * 2)} ${n(cell)}" fill="none" stroke="#000" stroke-opacity=".2" stroke-width="${n(cell * 0.22)}"/><path d="M0 ${n(cell * 0.55)}L${n(cell)} ${n(-cell * 0.45)}L${n(cell * 2)} ${n(cell * 0.55)}" fill="none" stroke="#fff" stroke-opacity=".13" stroke-width="${n(cell * 0.2)}"/></pattern>`,
  )
  const border = hex(shade(mix(paints.ground, paints.accent, 0.6), 0))
  const teeth = canvas.keep(
    (id) =>
      `<pattern id="${id}" width="${n(cell * 4)}" height="${n(cell * 4)}" patternUnits="userSpaceOnUse"><path d="M0 0H${n(cell * 4)}V${n(cell)}H${n(cell * 3)}V${n(cell * 2)}H${n(cell * 2)}V${n(cell * 3)}H${n(cell)}V${n(cell * 2)}H0Z" fill="${border}"/></pattern>`,
  )
  const foot = n(sketch.height - cell * 4)
  return {
    ground: wash(page, hex(paints.ground)),
    subjects: `${cloths(cloth, colors)}<path d="M0 0H${sketch.width}V${n(cell * 4)}H0Z" fill="url(#${teeth})"/><path d="M0 ${foot}H${sketch.width}V${sketch.height}H0Z" fill="url(#${teeth})"/>${wash(page, `url(#${loom})`)}`,
  }
}
