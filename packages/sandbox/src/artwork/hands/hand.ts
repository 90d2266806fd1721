import type { Random } from '../../random/random.ts'
import { hex } from '../color/color.ts'
import { counterpart, type Paints } from '../color/paints.ts'
import { type Canvas, n } from '../drawing/canvas.ts'
import { data } from '../drawing/outline.ts'
import { ellipse } from '../drawing/shapes.ts'
import type { Part } from '../motifs/part.ts'
import type { Placed, Sketch } from '../scenes/sketch.ts'

/** Where light falls on a subject: from the front, along its edge, from behind, or nowhere in particular. */
export type Light = 'front' | 'rim' | 'back' | 'none'

/** What a way of drawing works with. */
export interface Page {
  readonly canvas: Canvas
  readonly sketch: Sketch
  readonly paints: Paints
  readonly light: Light
  readonly random: Random
}

/** Markup of a picture in three layers, so that a frame can cut each as it likes. */
export interface Drawn {
  readonly ground: string
  readonly subjects: string
  readonly over?: string
}

/** A way of drawing. */
export type Hand = (page: Page) => Drawn

/** One part in one colour. */
export function solid({ shape, pen }: Part, paint: string, more = ''): string {
  return pen === undefined
    ? `<path d="${data(shape)}" fill="${paint}"${more}/>`
    : `<path d="${data(shape)}" fill="none" stroke="${paint}" stroke-width="${n(pen)}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
}

/** All parts at once: what a subject covers. */
export function silhouette(parts: readonly Part[]): { readonly filled: string; readonly lines: readonly Part[] } {
  return {
    filled: parts
      .filter(({ pen }) => pen === undefined)
      .map(({ shape }) => data(shape))
      .join(''),
    lines: parts.filter(({ pen }) => pen !== undefined && pen >= 2),
  }
}

/** The whole subject in one colour, grown by `swell`. */
export function shadowOf(parts: readonly Part[], paint: string, swell = 0, more = ''): string {
  const { filled, lines } = silhouette(parts)
  const edge = swell > 0 ? ` stroke="${paint}" stroke-width="${n(swell * 2)}" stroke-linejoin="round"` : ''
  return `<g${more}><path d="${filled}" fill="${paint}"${edge}/>${lines
    .map((part) => solid({ ...part, pen: (part.pen ?? 0) + swell * 2 }, paint))
    .join('')}</g>`
}

/** Where a motif's box of 100 by 100 stands in the picture. */
export function transformOf({ x, y, size, tilt = 0, isFlipped = false }: Placed): string {
  const scale = Math.round(size * 10) / 1000
  const turn = Math.abs(tilt) < 0.5 ? '' : ` rotate(${Math.round(tilt)})`
  return `translate(${n(x)} ${n(y)})${turn} scale(${isFlipped ? -scale : scale} ${scale}) translate(-50 -50)`
}

/** Draws every subject by one rule; equal ones are drawn once and used again. */
export function each(page: Page, build: (parts: readonly Part[], paints: Paints) => string): string {
  const { canvas, sketch, paints } = page
  const [only] = sketch.subjects
  if (only && sketch.subjects.length === 1)
    return `<g transform="${transformOf(only)}">${build(only.parts, paints)}</g>`
  const kept = new Map<string, string>()
  const idOf = ({ parts, isCounterpart = false }: Placed): string => {
    const key = `${isCounterpart} ${sketch.subjects.findIndex((other) => other.parts === parts)}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const markup = build(parts, isCounterpart ? counterpart(paints) : paints)
    const id = canvas.keep((name) => `<g id="${name}">${markup}</g>`)
    kept.set(key, id)
    return id
  }
  return sketch.subjects.map((placed) => `<use href="#${idOf(placed)}" transform="${transformOf(placed)}"/>`).join('')
}

/** Soft shadows on the ground under what stands. */
export function footShadows({ sketch, paints }: Page, opacity: number): string {
  return sketch.subjects
    .filter(({ stands }) => stands)
    .map(({ x, y, size }) =>
      ellipse(x, y + size * 0.46, size * 0.46, size * 0.075, paints.ink, `opacity="${n(opacity)}"`),
    )
    .join('')
}

/** A flat wash over the whole picture. */
export function wash({ sketch }: Page, paint: string): string {
  return `<path d="M0 0H${sketch.width}V${sketch.height}H0Z" fill="${paint}"/>`
}

/** Parts in the plain colours of their tones. */
export function plain(parts: readonly Part[], paints: Paints): string {
  return parts.map((part) => solid(part, hex(paints[part.tone]))).join('')
}
