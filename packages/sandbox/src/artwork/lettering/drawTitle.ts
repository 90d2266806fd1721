import { type Color, contrast, hex, shade } from '../color/color.ts'
import type { Paints } from '../color/paints.ts'
import { n } from '../drawing/canvas.ts'
import type { Room } from '../scenes/sketch.ts'
import { type FaceName, faces, type Inked } from './faces.ts'
import { type LaidLine, layLine } from './layWords.ts'
import { splitTitle } from './splitTitle.ts'

/** What a title stands on: straight on the picture with a rim, on a flat surface of its own, or on one that is there. */
export type Bed = 'rim' | 'band' | 'plaque' | 'ribbon' | 'given'

/** Words that fit their place at a size that can be read. */
export interface SetTitle {
  readonly face: FaceName
  readonly lines: readonly LaidLine[]
  /** Height of a capital. */
  readonly height: number
  readonly leading: number
}

/** Letters are as high as this on a picture shown at the smallest breadth, or are left out. */
const leastPixels = 9
const shownPixels = 110
/** Contrast of letters with what is behind them, at least. */
export const leastContrast = 3

/** Sets a title; nothing when its letters would be too small on a picture this wide. */
export function setTitle(
  title: string,
  face: FaceName,
  room: Room,
  most: number,
  breadth: number,
): SetTitle | undefined {
  const { style } = faces[face]
  const least = (leastPixels / shownPixels) * Math.min(breadth, 420)
  const hasMarks = /\p{Mn}/u.test(title.normalize('NFD'))
  const leading = 1.26 + style.arch + (hasMarks ? 0.2 : 0)
  const options = Array.from({ length: most }, (_, index) => {
    const lines = splitTitle(title, index + 1).map((line) => layLine(line, style))
    const widest = Math.max(...lines.map(({ width }) => width + Math.max(0, style.slant)))
    return { lines, height: Math.min(room.width / widest, room.height / (lines.length * leading), room.height * 0.58) }
  })
  const best = options.sort((a, b) => b.height - a.height)[0]
  if (!best || !title || best.height < least) return undefined
  return { face, lines: best.lines, height: best.height, leading }
}

/** The first of some colours that stands out from what is behind, or the lightest or darkest there is. */
export function readable(behind: Color, wished: readonly Color[]): Color {
  const found = wished.find((value) => contrast(value, behind) >= leastContrast + 0.6)
  if (found) return found
  const [light, dark] = [
    { l: 0.98, c: 0.01, h: behind.h },
    { l: 0.14, c: 0.03, h: behind.h },
  ]
  return contrast(light, behind) >= contrast(dark, behind) ? light : dark
}

/** Draws a set title into its room. `behind` is the colour of a given bed. */
export function drawTitle(title: SetTitle, room: Room, bed: Bed, paints: Paints, behind: Color): string {
  const { lines, height, leading, face } = title
  const { style, ink } = faces[face]
  const block = lines.length * leading * height
  const top = room.y + (room.height - block) / 2
  const strokes = lines.flatMap((line, index) =>
    line
      .strokes(
        room.x + (room.width - (line.width + style.slant) * height) / 2,
        top + ((index + 1) * leading - (leading - 1) / 2) * height,
        height,
      )
      .map((stroke) => ({ ...stroke, letter: stroke.letter + index * 7 })),
  )
  const widest = Math.max(...lines.map(({ width }) => width)) * height
  const { letters: color, ground } = letteringColors(bed, paints, behind)
  return (
    bedMarkup(bed, room, widest, block, top, ground, paints) +
    lettersMarkup(ink(strokes, height, style), height, color, ground, bed)
  )
}

/** Colour of the letters and of what is behind them. */
export function letteringColors(
  bed: Bed,
  paints: Paints,
  behind: Color,
): { readonly letters: Color; readonly ground: Color } {
  const ground = bedColor(bed, paints, behind)
  return { ground, letters: readable(ground, [paints.pale, paints.accent, paints.ink, paints.main]) }
}

function bedColor(bed: Bed, paints: Paints, behind: Color): Color {
  if (bed === 'given') return behind
  if (bed === 'ribbon') return paints.second
  if (bed === 'plaque') return paints.ink
  return bed === 'band' ? paints.shadow : { ...paints.ink, l: 0.17 }
}

function bedMarkup(
  bed: Bed,
  room: Room,
  widest: number,
  block: number,
  top: number,
  ground: Color,
  paints: Paints,
): string {
  const cx = room.x + room.width / 2
  const pad = block * 0.06 + 5
  const [y0, y1] = [top - pad * 0.4, top + block + pad * 0.4]
  if (bed === 'band') {
    const edge = `fill="none" stroke="${hex(paints.accent)}" stroke-width="3"`
    // Beside a wide picture the band stands upright.
    return room.x > room.width * 0.3
      ? `<path d="M${n(room.x - 8)} 0H2000V2000H${n(room.x - 8)}Z" fill="${hex(ground)}"/><path d="M${n(room.x - 8)} 0V2000" ${edge}/>`
      : `<path d="M0 ${n(y0)}H2000V${n(y1)}H0Z" fill="${hex(ground)}"/><path d="M0 ${n(y0)}H2000M0 ${n(y1)}H2000" ${edge}/>`
  }
  const half = Math.min(room.width / 2 + 8, widest / 2 + 18)
  if (bed === 'plaque')
    return `<rect x="${n(cx - half)}" y="${n(y0)}" width="${n(half * 2)}" height="${n(y1 - y0)}" rx="${n(Math.min(14, block * 0.16))}" fill="${hex(ground)}" stroke="${hex(paints.accent)}" stroke-width="3"/>`
  if (bed === 'ribbon') {
    const fold = hex(shade(ground, -0.16))
    const tail = 20
    const drop = (y1 - y0) * 0.16
    return `<path d="M${n(cx - half - tail)} ${n(y0 + drop)}H${n(cx - half + 8)}V${n(y1 + drop)}H${n(cx - half - tail)}L${n(cx - half - tail + 12)} ${n((y0 + y1) / 2 + drop)}ZM${n(cx + half + tail)} ${n(y0 + drop)}H${n(cx + half - 8)}V${n(y1 + drop)}H${n(cx + half + tail)}L${n(cx + half + tail - 12)} ${n((y0 + y1) / 2 + drop)}Z" fill="${fold}"/><path d="M${n(cx - half)} ${n(y0)}H${n(cx + half)}V${n(y1)}H${n(cx - half)}Z" fill="${hex(ground)}"/>`
  }
  return ''
}

function lettersMarkup(inked: Inked, height: number, color: Color, ground: Color, bed: Bed): string {
  const cap = inked.isRound
    ? ' stroke-linecap="round" stroke-linejoin="round"'
    : ' stroke-linejoin="miter" stroke-miterlimit="3"'
  const draw = (paint: string, more: number, extra = ''): string => {
    const width = (inked.pen + more) * height
    const isFilled = inked.pen < 0.1
    return `<path d="${inked.path}" fill="${isFilled ? paint : 'none'}"${width > 0.2 ? ` stroke="${paint}" stroke-width="${n(width)}"${cap}` : ''}${extra}/>`
  }
  const rim = hex(ground)
  const isLightOnDark = color.l > ground.l
  const layers: string[] = []
  if (bed === 'rim')
    layers.push(draw(rim, 0.24, ` opacity=".55" transform="translate(0 ${n(height * 0.1)})"`), draw(rim, 0.2))
  if (inked.drop !== undefined)
    layers.push(
      draw(
        hex(bed === 'rim' ? shade(ground, 0.2) : shade(ground, isLightOnDark ? -0.14 : 0.1)),
        0.02,
        ` transform="translate(${n(height * inked.drop * 0.7)} ${n(height * inked.drop)})"`,
      ),
    )
  layers.push(draw(hex(color), 0))
  if (inked.inline)
    layers.push(
      `<path d="${inked.inline.path}" fill="none" stroke="${inked.inline.isLight ? hex(shade(color, isLightOnDark ? 0.16 : 0.3)) : rim}" stroke-width="${n(inked.inline.pen * height)}"${cap}/>`,
    )
  return layers.join('')
}
