import type { Stroke } from './glyphs.ts'

/** How much of every pixel a pen has covered, 0 to 1. */
export class Ink {
  readonly width: number
  readonly height: number
  readonly cover: Float32Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.cover = new Float32Array(width * height)
  }

  /** Draws a line with round ends along the points; `width` in pixels. */
  draw(stroke: Stroke, width: number): void {
    for (const [index, from] of stroke.entries()) {
      const to = stroke[index + 1]
      if (to !== undefined) this.#segment(from.x, from.y, to.x, to.y, width / 2)
    }
  }

  #segment(x0: number, y0: number, x1: number, y1: number, radius: number): void {
    const reach = radius + 1
    const [left, right] = [Math.max(0, Math.floor(Math.min(x0, x1) - reach)), Math.max(x0, x1) + reach]
    const [top, bottom] = [Math.max(0, Math.floor(Math.min(y0, y1) - reach)), Math.max(y0, y1) + reach]
    const [dx, dy] = [x1 - x0, y1 - y0]
    const square = dx * dx + dy * dy || 1
    for (let y = top; y < Math.min(this.height, bottom); y += 1) {
      for (let x = left; x < Math.min(this.width, right); x += 1) {
        const along = Math.max(0, Math.min(1, ((x - x0) * dx + (y - y0) * dy) / square))
        const distance = Math.hypot(x - x0 - along * dx, y - y0 - along * dy)
        const covered = Math.max(0, Math.min(1, radius - distance + 0.5))
        const place = y * this.width + x
        if (covered > (this.cover[place] ?? 0)) this.cover[place] = covered
      }
    }
  }
}
