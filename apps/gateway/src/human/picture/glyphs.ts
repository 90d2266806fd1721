/** A point of a glyph or of a picture. */
export interface Point {
  readonly x: number
  readonly y: number
}
export type Stroke = readonly Point[]

/**
 * Letters and digits as strokes of a pen on a grid of 0 to 10 (`a`), those that a bent drawing makes alike left out. A
 * stroke after `~` is a curve through its points.
 */
const drawn = {
  a: '0a 50 aa|26 86',
  c: '~a2 80 40 03 07 4a 8a a8',
  d: '10 1a|~10 60 a3 a7 6a 1a',
  e: 'a0 10 1a aa|15 85',
  h: '10 1a|90 9a|15 95',
  j: '~80 87 6a 3a 17|40 a0',
  k: '10 1a|90 15 9a',
  m: '0a 10 57 90 aa',
  r: '10 1a|~10 70 92 74 15|55 9a',
  t: '00 a0|50 5a',
  w: '00 2a 53 8a a0',
  x: '00 aa|a0 0a',
  y: '00 55 a0|55 5a',
  '3': '~11 50 92 64 45|~45 96 98 5a 19',
  '6': '~80 31 06 3a 8a 97 64 16',
  '8': '~54 20 51 82 54 17 4a 69 97 54',
} as const

const toPoint = (pair: string): Point => ({
  x: Number.parseInt(pair[0] ?? '0', 16) / 10,
  y: Number.parseInt(pair[1] ?? '0', 16) / 10,
})

/** Points on a curve that goes through all the given ones (Catmull-Rom). */
function throughAll(points: Stroke): Stroke {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 }
  const blend = (a: number, b: number, c: number, d: number, t: number): number =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  return points.flatMap((point, index) =>
    index === points.length - 1
      ? [point]
      : [0, 0.2, 0.4, 0.6, 0.8].map((t) => ({
          x: blend(at(index - 1).x, at(index).x, at(index + 1).x, at(index + 2).x, t),
          y: blend(at(index - 1).y, at(index).y, at(index + 1).y, at(index + 2).y, t),
        })),
  )
}

/** Points between the corners of a line, so that it bends with the rest. */
function withPointsBetween(points: Stroke): Stroke {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (next === undefined) return [point]
    return [0, 0.25, 0.5, 0.75].map((t) => ({
      x: point.x + (next.x - point.x) * t,
      y: point.y + (next.y - point.y) * t,
    }))
  })
}

/** What a picture may show. */
export const alphabet = Object.keys(drawn).join('')

/** The strokes of each letter in a square of side 1. */
export const glyphs: ReadonlyMap<string, readonly Stroke[]> = new Map(
  Object.entries(drawn).map(([letter, text]) => [
    letter,
    text
      .split('|')
      .map((stroke) =>
        stroke.startsWith('~')
          ? throughAll(stroke.slice(1).split(' ').map(toPoint))
          : withPointsBetween(stroke.split(' ').map(toPoint)),
      ),
  ]),
)
