import { type Color, hex } from '../color/color.ts'
import { joinStrokes } from './joinStrokes.ts'

/** A stop of a gradient: colour, place 0 to 1, opacity. */
export type Stop = readonly [color: Color | string, offset: number, opacity?: number]

/** Paint of a shape: a colour, or the `url(#…)` of a gradient. */
export type Paint = Color | string

/** Collects the markup of one picture. Equal gradients are written once. */
export interface Canvas {
  readonly width: number
  readonly height: number
  readonly add: (...markup: readonly string[]) => void
  /** A gradient along a line given in fractions of the shape's box. */
  readonly linear: (stops: readonly Stop[], from?: Point, to?: Point) => string
  /** A gradient from a point of the shape's box outwards. */
  readonly radial: (stops: readonly Stop[], center?: Point, radius?: number) => string
  /** Keeps a shape for `use`; gives its reference. */
  readonly keep: (build: (id: string) => string) => string
  readonly toSvg: (label: string) => string
}

export type Point = readonly [x: number, y: number]

/** A number as short as the eye allows. */
export function n(value: number): string {
  const text = (Math.round(value * 10) / 10).toString()
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

export function paint(value: Paint): string {
  return typeof value === 'string' ? value : hex(value)
}

const stopMarkup = ([color, offset, opacity]: Stop): string =>
  `<stop offset="${n(offset * 100)}%" stop-color="${paint(color)}"${opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 100) / 100}"`}/>`

export function createCanvas(width: number, height: number): Canvas {
  const definitions = new Map<string, string>()
  const body: string[] = []
  const define = (build: (id: string) => string): string => {
    const key = build('')
    let id = definitions.get(key)
    if (id === undefined) {
      id = `${String.fromCharCode(97 + (definitions.size % 26))}${definitions.size >= 26 ? Math.floor(definitions.size / 26) : ''}`
      definitions.set(key, id)
    }
    return id
  }
  const builders = new Map<string, (id: string) => string>()
  const keep = (build: (id: string) => string): string => {
    const id = define(build)
    builders.set(id, build)
    return id
  }
  return {
    width,
    height,
    add: (...markup) => void body.push(...markup),
    keep,
    linear: (stops, from = [0, 0], to = [0, 1]) => {
      const line = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`
      return `url(#${keep((id) => `<linearGradient id="${id}" ${line}>${stops.map(stopMarkup).join('')}</linearGradient>`)})`
    },
    radial: (stops, center = [0.5, 0.5], radius = 0.5) => {
      const circle = `cx="${n2(center[0])}" cy="${n2(center[1])}" r="${n2(radius)}"`
      return `url(#${keep((id) => `<radialGradient id="${id}" ${circle}>${stops.map(stopMarkup).join('')}</radialGradient>`)})`
    },
    toSvg: (label) => {
      const defs = [...builders].map(([id, build]) => build(id)).join('')
      return joinStrokes(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeText(label)}"><defs>${defs}</defs>${body.join('')}</svg>`,
      )
    },
  }
}

function n2(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')
}
