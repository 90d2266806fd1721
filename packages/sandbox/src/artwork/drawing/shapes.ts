import { n, type Paint, type Point, paint } from './canvas.ts'

/** Attributes beyond the paint, as they stand in the markup, e.g. `opacity=".4"`. */
type More = string

const attributes = (fill: Paint, more: More): string => ` fill="${paint(fill)}"${more ? ` ${more}` : ''}`

export function rect(x: number, y: number, width: number, height: number, fill: Paint, more: More = ''): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${attributes(fill, more)}/>`
}

export function circle(x: number, y: number, radius: number, fill: Paint, more: More = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${attributes(fill, more)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: Paint, more: More = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(fill, more)}/>`
}

/** Path through points, closed. */
export function polygon(points: readonly Point[]): string {
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}Z`
}

/** A point on a circle; 0 degrees is up, clockwise. */
export function polar(x: number, y: number, radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** Corners of a regular polygon. */
export function ring(x: number, y: number, radius: number, count: number, from = 0): Point[] {
  return Array.from({ length: count }, (_, index) => polar(x, y, radius, from + (index * 360) / count))
}

/** A star with `count` points. */
export function star(x: number, y: number, outer: number, inner: number, count: number, from = 0): string {
  const points = Array.from({ length: count * 2 }, (_, index) =>
    polar(x, y, index % 2 === 0 ? outer : inner, from + (index * 180) / count),
  )
  return polygon(points)
}
