import { n, type Point } from '../drawing/canvas.ts'
import { corners, outline } from '../drawing/outline.ts'
import { polygon } from '../drawing/shapes.ts'
import { type LetterStyle, type Stroke, strokePath } from './layWords.ts'

/** Ten settings of the alphabet; each belongs to a few houses. */
export type FaceName =
  | 'wood'
  | 'deco'
  | 'tube'
  | 'blackletter'
  | 'stencil'
  | 'script'
  | 'slab'
  | 'pixel'
  | 'engraved'
  | 'handCut'

/** Letters ready to be coloured. */
export interface Inked {
  /** Path of the letters. */
  readonly path: string
  /** Breadth of the pen along the path; 0 where the path is filled. */
  readonly pen: number
  readonly isRound: boolean
  /** A thin line inside the letters. */
  readonly inline?: { readonly path: string; readonly pen: number; readonly isLight: boolean }
  /** Casts a solid shadow this far. */
  readonly drop?: number
}

export interface Face {
  readonly style: LetterStyle
  readonly ink: (strokes: readonly Stroke[], height: number, style: LetterStyle) => Inked
}

const base: LetterStyle = {
  width: 0.6,
  weight: 0.17,
  roundness: 0.5,
  waist: 0.48,
  slant: 0,
  spacing: 0.1,
  flat: false,
  arch: 0,
}

const radiusOf = (style: LetterStyle, height: number): number => style.roundness * 0.5 * height * style.width
const lines = (strokes: readonly Stroke[], style: LetterStyle, height: number): string =>
  strokes.map((stroke) => strokePath(stroke, radiusOf(style, height))).join('')

/** What a broad nib held at one angle leaves behind along a stroke. */
function nibbed(stroke: Stroke, radius: number, [vx, vy]: Point): string {
  const points = outline(strokePath(stroke, radius)).flatMap((contour) => corners(contour, 5))
  return points
    .slice(1)
    .map(([x, y], index) => {
      // The index is below the length.
      const [px, py] = points[index] as Point
      const cross = (x - px) * vy - (y - py) * vx
      const side = cross > 0 ? 1 : -1
      return polygon([
        [px - vx * side, py - vy * side],
        [px + vx * side, py + vy * side],
        [x + vx * side, y + vy * side],
        [x - vx * side, y - vy * side],
      ])
    })
    .join('')
}

const sizeOf = (nodes: readonly Point[], axis: 0 | 1): number =>
  Math.max(...nodes.map((node) => node[axis])) - Math.min(...nodes.map((node) => node[axis]))

/** Strokes that are longer than broad: a line inside a dot or an apostrophe would make two of it. */
const drawn = (strokes: readonly Stroke[], height: number, { weight }: LetterStyle): readonly Stroke[] =>
  strokes.filter(({ nodes }) => Math.max(sizeOf(nodes, 0), sizeOf(nodes, 1)) > weight * height)

/** Bars at the free ends of upright strokes, not of marks. */
function serifs(strokes: readonly Stroke[], half: number): string {
  return strokes
    .filter(({ nodes }) => sizeOf(nodes, 1) > half * 2.5)
    .flatMap(({ nodes }) =>
      [
        [nodes[0], nodes[1]],
        [nodes.at(-1), nodes.at(-2)],
      ].map(([end, before]) => {
        if (!end || !before || Math.abs(end[1] - before[1]) < Math.abs(end[0] - before[0]) * 1.2) return ''
        return `M${n(end[0] - half)} ${n(end[1])}H${n(end[0] + half)}`
      }),
    )
    .join('')
}

/** Strokes without what a bridge of the stencil covers. */
function bridged(strokes: readonly Stroke[], height: number, radius: number): string {
  const gap = height * 0.03
  return strokes
    .map((stroke) => {
      const points = outline(strokePath(stroke, radius)).flatMap((contour) => corners(contour, 6))
      const xs = points.map(([x]) => x)
      if (Math.max(...xs) - Math.min(...xs) < height * 0.2) return strokePath(stroke, radius)
      let path = ''
      let isDown = false
      const visit = (x: number, y: number): void => {
        const isOpen = Math.abs(x - stroke.middle) < gap
        if (!isOpen) path += `${isDown ? 'L' : 'M'}${n(x)} ${n(y)}`
        isDown = !isOpen
      }
      points.forEach(([x, y], index) => {
        const [px, py] = points[index - 1] ?? [x, y]
        const steps = Math.max(1, Math.ceil(Math.hypot(x - px, y - py) / (height * 0.09)))
        for (let step = 1; step <= steps; step += 1)
          visit(px + ((x - px) * step) / steps, py + ((y - py) * step) / steps)
      })
      return path
    })
    .join('')
}

/** Letters on a grid of squares, round corners without their square. */
function squares(strokes: readonly Stroke[], height: number): string {
  const cell = height / 7
  const seen = new Set<string>()
  let path = ''
  const rounded = new Set(
    strokes.flatMap(({ nodes, rounds }) =>
      nodes
        .filter((_, index) => rounds[index] === 1)
        .map(([x, y]) => `${Math.round(x / cell)},${Math.round(y / cell)}`),
    ),
  )
  for (const { nodes } of strokes)
    nodes.forEach(([x, y], index) => {
      const [px, py] = nodes[index - 1] ?? [x, y]
      const steps = Math.max(1, Math.ceil(Math.hypot(x - px, y - py) / (cell * 0.5)))
      for (let step = 0; step <= steps; step += 1) {
        const gx = Math.round((px + ((x - px) * step) / steps) / cell)
        const gy = Math.round((py + ((y - py) * step) / steps) / cell)
        const key = `${gx},${gy}`
        if (seen.has(key) || rounded.has(key)) continue
        seen.add(key)
        path += `M${n((gx - 0.5) * cell)} ${n((gy - 0.5) * cell)}h${n(cell)}v${n(cell)}h${n(-cell)}z`
      }
    })
  return path
}

/** Letters as hands cut them: no two at one height or angle. */
function wobbled(strokes: readonly Stroke[], height: number): readonly Stroke[] {
  return strokes.map((stroke) => {
    const lean = Math.sin(stroke.letter * 2.4 + 1) * 0.09
    const lift = Math.cos(stroke.letter * 1.7) * height * 0.05
    const baseline = Math.max(...stroke.nodes.map(([, y]) => y))
    return {
      ...stroke,
      rounds: [],
      nodes: stroke.nodes.map(([x, y]): Point => [x + (baseline - y) * lean, y + lift + (x - stroke.middle) * lean]),
    }
  })
}

export const faces: Readonly<Record<FaceName, Face>> = {
  wood: {
    style: { ...base, width: 0.4, weight: 0.185, roundness: 0.35, spacing: 0.07 },
    ink: (strokes, height, style) => ({ path: lines(strokes, style, height), pen: style.weight, isRound: false }),
  },
  deco: {
    style: { ...base, width: 0.6, weight: 0.22, roundness: 1, waist: 0.62, spacing: 0.1 },
    ink: (strokes, height, style) => {
      const path = lines(strokes, style, height)
      return {
        path,
        pen: style.weight,
        isRound: false,
        inline: { path: lines(drawn(strokes, height, style), style, height), pen: 0.045, isLight: false },
      }
    },
  },
  tube: {
    style: { ...base, width: 0.62, weight: 0.17, roundness: 1, spacing: 0.13 },
    ink: (strokes, height, style) => {
      const path = lines(strokes, style, height)
      return { path, pen: style.weight, isRound: true, inline: { path, pen: 0.05, isLight: true } }
    },
  },
  blackletter: {
    style: { ...base, width: 0.46, weight: 0.12, roundness: 0.12, waist: 0.44, spacing: 0.16, flat: true },
    ink: (strokes, height, style) => ({
      path: strokes
        .map((stroke) => nibbed(stroke, radiusOf(style, height), [height * 0.095, -height * 0.075]))
        .join(''),
      pen: 0.02,
      isRound: false,
    }),
  },
  stencil: {
    style: { ...base, width: 0.6, weight: 0.175, roundness: 0.8, spacing: 0.12 },
    ink: (strokes, height, style) => ({
      path: bridged(strokes, height, radiusOf(style, height)),
      pen: style.weight,
      isRound: false,
    }),
  },
  script: {
    style: { ...base, width: 0.56, weight: 0.1, roundness: 1, waist: 0.54, slant: 0.26, spacing: 0.13 },
    ink: (strokes, height, style) => ({
      path: strokes.map((stroke) => nibbed(stroke, radiusOf(style, height), [height * 0.05, -height * 0.035])).join(''),
      pen: 0.06,
      isRound: true,
    }),
  },
  slab: {
    style: { ...base, width: 0.52, weight: 0.16, roundness: 0.6, spacing: 0.2 },
    ink: (strokes, height, style) => ({
      path: lines(strokes, style, height) + serifs(strokes, height * 0.15),
      pen: style.weight,
      isRound: false,
      drop: 0.1,
    }),
  },
  pixel: {
    style: { ...base, width: 0.62, weight: 0.14, roundness: 0, spacing: 0.14 },
    ink: (strokes, height) => ({ path: squares(strokes, height), pen: 0, isRound: false, drop: 0.14 }),
  },
  engraved: {
    style: { ...base, width: 0.6, weight: 0.07, roundness: 1, waist: 0.5, spacing: 0.24 },
    ink: (strokes, height, style) => ({
      path:
        strokes.map((stroke) => nibbed(stroke, radiusOf(style, height), [height * 0.055, 0])).join('') +
        serifs(strokes, height * 0.13),
      pen: 0.05,
      isRound: false,
    }),
  },
  handCut: {
    style: { ...base, width: 0.54, weight: 0.2, roundness: 0, waist: 0.52, spacing: 0.09 },
    ink: (strokes, height, style) => ({
      path: lines(wobbled(strokes, height), style, height),
      pen: style.weight,
      isRound: false,
    }),
  },
}
