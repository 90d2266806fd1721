import { createRandom } from '../random/random.ts'
import type { ArtKind, ArtSubject } from './artAddress.ts'
import { hex, shade } from './color/color.ts'
import { type Palette, paletteOf } from './color/palette.ts'
import { type Canvas, createCanvas } from './drawing/canvas.ts'
import { circle, rect } from './drawing/shapes.ts'
import { scenes } from './families/index.ts'
import { drawTitle } from './lettering/drawTitle.ts'

type Draw = (canvas: Canvas, subject: ArtSubject, palette: Palette) => void

/** Draws the subject's scene with its centre and size in shares of the picture. */
function drawScene(canvas: Canvas, subject: ArtSubject, palette: Palette, x: number, y: number, size: number): void {
  const random = createRandom(`scene ${subject.family} ${subject.house} ${subject.number}`)
  scenes[subject.family]({
    canvas,
    palette,
    random,
    x: x * canvas.width,
    y: y * canvas.height,
    size: size * canvas.height,
  })
}

/** A veil towards the lettering, so that every title stands on a quiet ground. */
function veil(canvas: Canvas, palette: Palette, from: number, to: number, sideways = false): void {
  const paint = canvas.linear(
    [
      [palette.ink, from, 0],
      [palette.ink, to, 0.82],
      [palette.ink, 1, 0.92],
    ],
    [0, 0],
    sideways ? [1, 0] : [0, 1],
  )
  canvas.add(rect(0, 0, canvas.width, canvas.height, paint))
}

const drawTile: Draw = (canvas, subject, palette) => {
  drawScene(canvas, subject, palette, 0.5, 0.4, 0.33)
  veil(canvas, palette, 0.5, 0.86)
  drawTitle(canvas, subject.title, subject.house, palette, { x: 26, y: 262, width: 348, height: 118, lines: 3 })
}

const drawPoster: Draw = (canvas, subject, palette) => {
  drawScene(canvas, subject, palette, 0.5, 0.38, 0.3)
  veil(canvas, palette, 0.56, 0.88)
  drawTitle(canvas, subject.title, subject.house, palette, { x: 22, y: 326, width: 316, height: 132, lines: 3 })
}

const drawWide: Draw = (canvas, subject, palette) => {
  drawScene(canvas, subject, palette, 0.3, 0.5, 0.38)
  veil(canvas, palette, 0.36, 0.72, true)
  drawTitle(canvas, subject.title, subject.house, palette, { x: 318, y: 50, width: 292, height: 220, lines: 4 })
}

const drawBanner: Draw = (canvas, subject, palette) => {
  drawScene(canvas, subject, palette, 0.74, 0.5, 0.42)
  canvas.add(
    rect(
      0,
      0,
      canvas.width,
      canvas.height,
      canvas.linear(
        [
          [palette.ink, 0, 0.9],
          [palette.ink, 0.45, 0.5],
          [palette.ink, 0.75, 0],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  )
}

const drawMark: Draw = (canvas, subject, palette) => {
  const initials = subject.title
    .split(' ')
    .map((word) => word[0] ?? '')
    .join('')
    .slice(0, 2)
  canvas.add(
    rect(
      0,
      0,
      canvas.width,
      canvas.height,
      canvas.linear(
        [
          [palette.ground, 0],
          [palette.deep, 1],
        ],
        [0, 0],
        [1, 1],
      ),
    ),
  )
  canvas.add(
    circle(canvas.width * 0.84, canvas.height * 0.1, canvas.width * 0.5, palette.main, 'opacity=".35"'),
    circle(canvas.width * 0.1, canvas.height * 0.98, canvas.width * 0.34, palette.second, 'opacity=".3"'),
  )
  drawTitle(canvas, initials, subject.house, palette, {
    x: canvas.width * 0.16,
    y: canvas.height * 0.16,
    width: canvas.width * 0.68,
    height: canvas.height * 0.68,
    lines: 1,
  })
}

const drawVendor: Draw = (canvas, subject, palette) => {
  drawScene(canvas, subject, palette, 0.72, 0.44, 0.36)
  canvas.add(
    rect(
      0,
      0,
      canvas.width,
      canvas.height,
      canvas.linear(
        [
          [palette.ink, 0, 0.94],
          [palette.ink, 0.4, 0.76],
          [palette.ink, 0.95, 0.05],
        ],
        [0, 0],
        [1, 0],
      ),
    ),
  )
  drawTitle(canvas, subject.title, subject.house, palette, { x: 26, y: 60, width: 220, height: 140, lines: 3 })
}

const drawRound: Draw = (canvas, subject, palette) => {
  drawScene(canvas, subject, palette, 0.5, 0.52, 0.36)
}

/** A face without a person: a quiet ground, head and shoulders in one colour. */
const drawAvatar: Draw = (canvas, _subject, palette) => {
  canvas.add(
    rect(
      0,
      0,
      96,
      96,
      canvas.linear([
        [shade(palette.ground, 0.12), 0],
        [palette.ground, 1],
      ]),
    ),
  )
  canvas.add(
    circle(48, 38, 17, palette.glow),
    `<path d="M14 96C14 70 30 60 48 60S82 70 82 96Z" fill="${hex(palette.glow)}"/>`,
  )
}

const kinds: Readonly<Record<ArtKind, readonly [width: number, height: number, draw: Draw]>> = {
  tile: [400, 400, drawTile],
  wide: [640, 320, drawWide],
  poster: [360, 480, drawPoster],
  banner: [1280, 400, drawBanner],
  mark: [128, 128, drawMark],
  vendor: [480, 260, drawVendor],
  winner: [96, 96, drawRound],
  avatar: [96, 96, drawAvatar],
}

/** The picture of a subject as SVG. The same subject gives the same bytes on every machine. */
export function drawArt(kind: ArtKind, subject: ArtSubject): string {
  const [width, height, draw] = kinds[kind]
  const canvas = createCanvas(width, height)
  draw(canvas, subject, paletteOf(subject))
  return canvas.toSvg(subject.title)
}
