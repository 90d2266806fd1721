import { createRandom } from '../random/random.ts'
import type { ArtSubject } from './artAddress.ts'
import { type Color, contrast, hex } from './color/color.ts'
import { paintsOf } from './color/paints.ts'
import { type Canvas, n } from './drawing/canvas.ts'
import { polygon, ring } from './drawing/shapes.ts'
import { solid } from './hands/hand.ts'
import { houseOf } from './houses/houseOf.ts'
import { houses } from './houses/houses.ts'
import { signKinds, signOf } from './houses/sign.ts'
import { readable } from './lettering/drawTitle.ts'
import { faces } from './lettering/faces.ts'
import { layLine } from './lettering/layWords.ts'
import { motifFor } from './motifs/index.ts'
import type { Part } from './motifs/part.ts'

const codes = Object.keys(houses)

/** Letters in one colour, as large as a box allows. */
function letters(lines: readonly string[], code: string, x: number, y: number, size: number, paint: string): string {
  const { face } = houseOf(code)
  const { style, ink } = faces[face]
  const laid = lines.map((line) => layLine(line, style))
  const height = Math.min(
    size / (lines.length * 1.16),
    size / Math.max(...laid.map(({ width }) => width + style.slant)),
  )
  const strokes = laid.flatMap((line, index) =>
    line.strokes(
      x - ((line.width + style.slant) * height) / 2,
      y + (index - lines.length / 2 + 1) * height * 1.16 - height * 0.08,
      height,
    ),
  )
  const { path, pen } = ink(strokes, height, style)
  const width = Math.max(pen, pen < 0.1 ? pen : 0) * height
  return `<path d="${path}" fill="${pen < 0.1 ? paint : 'none'}" stroke="${paint}" stroke-width="${n(width)}" stroke-linejoin="round"/>`
}

/** A motif or sign in two colours: its parts in one, kept apart by lines in the other. */
function twoColoured(parts: readonly Part[], ink: string, ground: string): string {
  return parts
    .map((part) => {
      if (part.tone === 'ink') return solid(part, ground)
      if (part.pen !== undefined) return solid({ ...part, pen: Math.max(2.4, part.pen) }, part.pen < 2 ? ground : ink)
      return solid(part, ink, ` stroke="${ground}" stroke-width="2.2"`)
    })
    .join('')
}

/** The mark of a vendor: flat, of two colours, a monogram, an emblem, four stacked letters or a sign. */
export function drawMark(canvas: Canvas, { house: code, title, motif }: ArtSubject): void {
  const { five } = houseOf(code)
  const paints = paintsOf(five, 0)
  const known = codes.indexOf(code)
  const place = known >= 0 ? known : createRandom(`mark ${code}`).int(0, 39)
  const back: Color = place % 3 === 0 ? paints.main : place % 3 === 1 ? paints.ground : paints.second
  const ink = readable(
    back,
    [paints.accent, paints.pale, paints.ground, paints.ink].filter((one) => contrast(one, back) >= 3.6),
  )
  const [paint, ground] = [hex(ink), hex(back)]
  canvas.add(`<path d="M0 0H128V128H0Z" fill="${ground}"/>`)
  const words = title.split(' ').filter((word) => word !== '&')
  const boxed = (markup: string, size: number): string =>
    `<g transform="translate(${n(64 - size / 2)} ${n(64 - size / 2)}) scale(${n(size) === '100' ? 1 : size / 100})">${markup}</g>`
  // Signs alone would come again in other colours.
  const signKind = Math.floor(place / 4)
  switch (place % 4 === 3 && signKind >= signKinds ? 1 : place % 4) {
    case 0: {
      const initials = words
        .map((word) => word[0] ?? '')
        .join('')
        .slice(0, 2)
      const around =
        [polygon(ring(64, 64, 56, 6)), polygon(ring(64, 64, 58, 4)), polygon(ring(64, 66, 58, 8, 22.5))][place % 3] ??
        ''
      canvas.add(`<path d="${around}" fill="${paint}"/>`, letters([initials], code, 64, 64, 58, ground))
      return
    }
    case 1:
      canvas.add(boxed(twoColoured(motifFor(motif)?.draw(createRandom(code)) ?? signOf(code), paint, ground), 104))
      return
    case 2: {
      const first = words.join('').slice(0, 4)
      canvas.add(letters([first.slice(0, 2), first.slice(2)], code, 64, 64, 100, paint))
      return
    }
    default:
      canvas.add(boxed(twoColoured(signOf(code, signKind), paint, ground), 104))
  }
}
