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

export function path(data: string, fill: Paint, more: More = ''): string {
  return `<path d="${data}"${attributes(fill, more)}/>`
}

/** An open line with round ends. */
export function line(data: string, stroke: Paint, width: number, more: More = ''): string {
  return `<path d="${data}" fill="none" stroke="${paint(stroke)}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${more ? ` ${more}` : ''}/>`
}

export function group(content: string, more: More): string {
  return `<g ${more}>${content}</g>`
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

/** Wedges from a point over the whole picture, as one path. */
export function rays(x: number, y: number, radius: number, count: number, from = 0): string {
  const step = 360 / count
  return Array.from({ length: count }, (_, index) => {
    const [ax, ay] = polar(x, y, radius, from + index * step)
    const [bx, by] = polar(x, y, radius, from + index * step + step / 2)
    return `M${n(x)} ${n(y)}L${n(ax)} ${n(ay)}L${n(bx)} ${n(by)}Z`
  }).join('')
}

/** A four-pointed glint of light. */
export function glint(x: number, y: number, radius: number): string {
  const q = radius * 0.12
  return `M${n(x)} ${n(y - radius)}Q${n(x + q)} ${n(y - q)} ${n(x + radius)} ${n(y)}Q${n(x + q)} ${n(y + q)} ${n(x)} ${n(y + radius)}Q${n(x - q)} ${n(y + q)} ${n(x - radius)} ${n(y)}Q${n(x - q)} ${n(y - q)} ${n(x)} ${n(y - radius)}Z`
}

/** A leaf from a point along a direction in degrees. */
export function leaf(x: number, y: number, length: number, width: number, degrees: number): string {
  const [tx, ty] = polar(x, y, length, degrees)
  const [ax, ay] = polar(x, y, length * 0.5, degrees - ((Math.atan(width / length) * 180) / Math.PI) * 1.6)
  const [bx, by] = polar(x, y, length * 0.5, degrees + ((Math.atan(width / length) * 180) / Math.PI) * 1.6)
  return `M${n(x)} ${n(y)}Q${n(ax)} ${n(ay)} ${n(tx)} ${n(ty)}Q${n(bx)} ${n(by)} ${n(x)} ${n(y)}Z`
}
