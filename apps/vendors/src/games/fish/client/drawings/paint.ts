import type { Drawing, Part } from './drawing.ts'

const shapes = new Map<string, Path2D>()

function shapeOf(d: string): Path2D {
  const known = shapes.get(d)
  if (known !== undefined) return known
  const shape = new Path2D(d)
  shapes.set(d, shape)
  return shape
}

/** Paints a fish around 0, 0 of the context, at a time of its stroke from 0 to 1. */
export function paint(context: OffscreenCanvasRenderingContext2D, { parts, height }: Drawing, stroke: number): void {
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const part of parts) {
    context.save()
    if (part.moves !== undefined) move(context, part.moves, stroke)
    const shape = shapeOf(part.d)
    if (part.fill !== undefined) {
      context.fillStyle = fillOf(context, part.fill, height)
      context.fill(shape)
    }
    if (part.line !== undefined) {
      context.strokeStyle = part.line
      context.lineWidth = part.wide ?? 1
      context.stroke(shape)
    }
    context.restore()
  }
}

function fillOf(context: OffscreenCanvasRenderingContext2D, fill: NonNullable<Part['fill']>, height: number) {
  if (typeof fill === 'string') return fill
  const gradient = context.createLinearGradient(0, -height / 2, 0, height / 2)
  gradient.addColorStop(0, fill[0])
  gradient.addColorStop(1, fill[1])
  return gradient
}

function move(context: OffscreenCanvasRenderingContext2D, moves: NonNullable<Part['moves']>, stroke: number): void {
  const { about, turn = 0, narrow = 0, low = 0, late = 0 } = moves
  const wave = Math.sin(2 * Math.PI * (stroke - late))
  context.translate(...about)
  context.rotate(turn * wave)
  context.scale(1 - narrow * (0.5 + wave / 2), 1 - low * (0.5 + wave / 2))
  context.translate(-about[0], -about[1])
}
