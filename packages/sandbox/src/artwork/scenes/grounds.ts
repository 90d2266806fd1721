import { type Outline, outline } from '../drawing/outline.ts'
import { polygon } from '../drawing/shapes.ts'
import type { Sheet } from './sketch.ts'

export const sheet = (tone: Sheet['tone'], depth: number, shape: Outline): Sheet => ({ tone, depth, shape })

/** A smooth line of hills over the whole breadth, down to the foot. */
export function hills(width: number, height: number, y: number, swing: number, phase: number): Outline {
  const step = width / 4
  let data = `M${-step} ${height}V${y}`
  for (let index = 0; index < 6; index += 1) {
    const at = (index - 1) * step
    const lift = y + Math.sin(phase + index * 2.1) * swing
    const next = y + Math.sin(phase + (index + 1) * 2.1) * swing
    data += `C${at + step * 0.5} ${lift} ${at + step * 0.5} ${next} ${at + step} ${next}`
  }
  return outline(`${data}V${height}Z`)
}

/** Wedges of light from a point. */
export function wedges(x: number, y: number, reach: number, count: number, from: number): Outline {
  const step = (Math.PI * 2) / count
  return Array.from({ length: count }, (_, index) => {
    const a = from + index * step
    return outline(
      polygon([
        [x, y],
        [x + Math.cos(a) * reach, y + Math.sin(a) * reach],
        [x + Math.cos(a + step / 2) * reach, y + Math.sin(a + step / 2) * reach],
      ]),
    )
  }).flat()
}
