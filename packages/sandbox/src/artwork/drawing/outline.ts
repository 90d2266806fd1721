import { n, type Point } from './canvas.ts'

/** A stretch of an outline: a line (x, y), a quadratic (cx, cy, x, y) or a cubic curve (6 numbers). */
type Stretch = readonly number[]

/** One unbroken run of an outline. */
export interface Contour {
  readonly start: Point
  readonly stretches: readonly Stretch[]
  readonly closed: boolean
}

export type Outline = readonly Contour[]

const token = /[MLHVCQZ]|-?\d*\.?\d+/g

/** Reads path data of absolute commands (M L H V C Q Z). */
export function outline(data: string): Outline {
  const contours: { start: Point; stretches: Stretch[]; closed: boolean }[] = []
  const tokens = data.match(token) ?? []
  let index = 0
  let command = 'M'
  let pen: Point = [0, 0]
  const take = (): number => Number(tokens[index++])
  while (index < tokens.length) {
    if (/[A-Z]/.test(tokens[index] ?? '')) command = tokens[index++] ?? ''
    const current = contours.at(-1)
    if (command === 'Z') {
      if (current) current.closed = true
      continue
    }
    if (command === 'M') {
      pen = [take(), take()]
      contours.push({ start: pen, stretches: [], closed: false })
      command = 'L'
      continue
    }
    const stretch =
      command === 'H'
        ? [take(), pen[1]]
        : command === 'V'
          ? [pen[0], take()]
          : Array.from({ length: command === 'C' ? 6 : command === 'Q' ? 4 : 2 }, take)
    pen = [stretch.at(-2) ?? 0, stretch.at(-1) ?? 0]
    current?.stretches.push(stretch)
  }
  return contours
}

/** Every point of the outline moved by the same rule. */
export function moved(shape: Outline, move: (x: number, y: number) => Point): Outline {
  const each = (stretch: Stretch): Stretch => {
    const result: number[] = []
    for (let index = 0; index < stretch.length; index += 2)
      result.push(...move(stretch[index] ?? 0, stretch[index + 1] ?? 0))
    return result
  }
  return shape.map(({ start, stretches, closed }) => ({
    start: move(...start),
    stretches: stretches.map(each),
    closed,
  }))
}

/** The outline seen in a mirror that stands at x. */
export function mirrored(shape: Outline, at = 50): Outline {
  return moved(shape, (x, y) => [2 * at - x, y])
}

/** Closes a run that begins and ends on the axis with its mirror image. */
export function folded(data: string, at = 50): Outline {
  const [half] = outline(data)
  if (!half) return []
  const points: number[][] = [[...half.start], ...half.stretches.map((stretch) => [...stretch])]
  const back: Stretch[] = []
  for (let index = points.length - 1; index > 0; index -= 1) {
    const stretch = points[index] ?? []
    const before = (points[index - 1] ?? []).slice(-2)
    const middle: number[] = []
    for (let pair = stretch.length - 4; pair >= 0; pair -= 2) middle.push(stretch[pair] ?? 0, stretch[pair + 1] ?? 0)
    back.push([...middle, ...before].map((value, place) => (place % 2 === 0 ? 2 * at - value : value)))
  }
  return [{ start: half.start, stretches: [...half.stretches, ...back], closed: true }]
}

/** An ellipse, turned by degrees. */
export function oval(x: number, y: number, rx: number, ry = rx, degrees = 0): Outline {
  const k = 0.5523
  const around = outline(`M1 0C1 ${k} ${k} 1 0 1C${-k} 1 -1 ${k} -1 0C-1 ${-k} ${-k} -1 0 -1C${k} -1 1 ${-k} 1 0Z`)
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return moved(around, (px, py) => [x + px * rx * cos - py * ry * sin, y + px * rx * sin + py * ry * cos])
}

const digits = new Map<number, string>()
/** Numbers of path data repeat; their texts are made once. */
function text(value: number): string {
  const key = Math.round(value * 10)
  const known = digits.get(key)
  if (known !== undefined) return known
  const made = n(value)
  if (digits.size < 20_000) digits.set(key, made)
  return made
}

const written = new WeakMap<Outline, string>()

/** Path data of an outline. Ways of drawing use an outline several times; it is written once. */
export function data(shape: Outline): string {
  const known = written.get(shape)
  if (known !== undefined) return known
  let result = ''
  for (const { start, stretches, closed } of shape) {
    result += `M${text(start[0])} ${text(start[1])}`
    for (const stretch of stretches) {
      result += stretch.length === 6 ? 'C' : stretch.length === 4 ? 'Q' : 'L'
      for (let index = 0; index < stretch.length; index += 1)
        result += (index > 0 ? ' ' : '') + text(stretch[index] ?? 0)
    }
    if (closed) result += 'Z'
  }
  written.set(shape, result)
  return result
}
/** The outline's corners, curves cut into `steps` straight pieces. */
export function corners({ start, stretches }: Contour, steps: number): Point[] {
  const points: Point[] = [start]
  let [px, py] = start
  for (const stretch of stretches) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = stretch
    if (stretch.length > 2)
      for (let step = 1; step < steps; step += 1) {
        const t = step / steps
        const u = 1 - t
        points.push(
          stretch.length === 4
            ? [u * u * px + 2 * u * t * a + t * t * c, u * u * py + 2 * u * t * b + t * t * d]
            : [
                u ** 3 * px + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
                u ** 3 * py + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
              ],
        )
      }
    px = stretch.at(-2) ?? 0
    py = stretch.at(-1) ?? 0
    points.push([px, py])
  }
  return points
}
