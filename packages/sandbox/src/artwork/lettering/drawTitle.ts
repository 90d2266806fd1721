import { createRandom } from '../../random/random.ts'
import { hex, shade } from '../color/color.ts'
import type { Palette } from '../color/palette.ts'
import { type Canvas, n } from '../drawing/canvas.ts'
import { type LetterStyle, layLine, splitTitle } from './layWords.ts'

/** The lettering of a studio: the same house sets all its titles alike. */
export function letterStyleOf(house: string): LetterStyle {
  const random = createRandom(`letters ${house}`)
  const heavy = random.chance(0.6)
  return {
    width: random.between(0.52, 0.76),
    weight: heavy ? random.between(0.17, 0.205) : random.between(0.12, 0.16),
    roundness: random.pick([0.3, 0.55, 0.8, 1]),
    waist: random.pick([0.4, 0.46, 0.5, 0.58]),
    slant: random.pick([0, 0, 0, 0.12, 0.2]),
    spacing: random.between(0.08, 0.18),
    flat: random.chance(0.25),
    arch: random.pick([0, 0, 0.14, 0.24]),
  }
}

interface TitleBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly lines: number
}

/** Sets a title into a box, as large as fits: a cast shadow, a dark rim, a face of metal. */
export function drawTitle(canvas: Canvas, title: string, house: string, palette: Palette, box: TitleBox): void {
  const style = letterStyleOf(house)
  const lines = splitTitle(title, box.lines).map((line) => layLine(line, style))
  if (lines.length === 0) return
  const widest = Math.max(...lines.map((line) => line.width))
  const leading = 1.3 + style.arch
  const height = Math.min(box.width / widest, box.height / (lines.length * leading), box.height * 0.62)
  const top = box.y + (box.height - lines.length * leading * height) / 2
  const data = lines
    .map((line, index) =>
      line.draw(
        box.x + (box.width - line.width * height) / 2,
        top + (index * leading + 1.08 + style.arch) * height,
        height,
      ),
    )
    .join('')
  const pale = createRandom(`face ${house}`).pick([palette.metal, palette.paper, palette.metal, palette.glow])
  const face = { ...pale, l: Math.max(pale.l, 0.84) }
  const gradient = `<linearGradient id="t" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${n(top)}" y2="${n(top + lines.length * leading * height)}"><stop stop-color="${hex(shade(face, 0.12))}"/><stop offset="55%" stop-color="${hex(face)}"/><stop offset="100%" stop-color="${hex(shade(face, -0.16))}"/></linearGradient>`
  const cap = style.roundness > 0.5 ? 'round' : 'butt'
  const join = style.roundness > 0.5 ? 'round' : 'miter'
  const pen = (color: string, wide: number, more = ''): string =>
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${n(wide * height)}" stroke-linecap="${cap === 'butt' ? 'square' : 'round'}" stroke-linejoin="${join}" stroke-miterlimit="3"${more}/>`
  canvas.add(
    gradient,
    pen(hex(palette.ink), style.weight + 0.2, ` opacity=".55" transform="translate(0 ${n(height * 0.12)})"`),
    pen(hex(shade(palette.main, -0.34)), style.weight + 0.16),
    pen('url(#t)', style.weight),
  )
}
