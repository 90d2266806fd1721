import { mix } from '../../engine/mix.ts'
import type { Area } from './sizes.ts'

const count = 22

/** Bubbles that rise without an end; where each is follows from the time alone. */
export function createBubbles(): (context: OffscreenCanvasRenderingContext2D, area: Area, now: number) => void {
  const all = Array.from({ length: count }, (_, n) => ({
    x: mix(`x${n}`),
    from: mix(`from${n}`),
    reach: 2 + mix(`reach${n}`) * 5,
    slow: 9000 + mix(`slow${n}`) * 12_000,
  }))
  return (context, area, now) => {
    context.strokeStyle = '#ffffff66'
    context.fillStyle = '#ffffff1c'
    context.lineWidth = 1.4
    context.beginPath()
    for (const { x, from, reach, slow } of all) {
      const part = (now / slow + from) % 1
      const at = area.x + (x + Math.sin(part * 12 + from * 9) * 0.012) * area.width
      const up = area.y + area.height * (1.05 - part * 1.1)
      context.moveTo(at + reach, up)
      context.arc(at, up, reach, 0, 2 * Math.PI)
    }
    context.fill()
    context.stroke()
  }
}
