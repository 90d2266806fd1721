import type { ArtKind, ArtSubject } from './artAddress.ts'
import { hex, shade } from './color/color.ts'
import { drawGame, paintsFor } from './drawGame.ts'
import { type Canvas, createCanvas } from './drawing/canvas.ts'
import { circle, rect } from './drawing/shapes.ts'
import { drawMark } from './drawMark.ts'
import { houseOf } from './houses/houseOf.ts'
import { compositionOf } from './scenes/index.ts'

type Draw = (canvas: Canvas, subject: ArtSubject) => void

/** The subject to the right, a veil where words will stand. */
const drawBanner: Draw = (canvas, subject) => {
  const { width, height } = canvas
  drawGame(canvas, subject, {
    withTitle: false,
    isBare: true,
    room: { x: 0.56, y: 0.02, width: 0.4, height: 0.96 },
    // A pattern would run under the words.
    ...(compositionOf(subject) === 'repeat' ? { composition: 'closeUp' } : {}),
  })
  const { ground } = paintsFor(subject, houseOf(subject.house))
  const veil = canvas.linear(
    [
      [ground, 0, 0.85],
      [ground, 0.4, 0.5],
      [ground, 0.62, 0],
    ],
    [0, 0],
    [1, 0],
  )
  canvas.add(rect(0, 0, width, height, veil))
}

const drawWinner: Draw = (canvas, subject) =>
  drawGame(canvas, { ...subject, count: 1 }, { withTitle: false, isBare: true, composition: 'portrait' })

/** A face without a person: a quiet ground, head and shoulders in one colour. */
const drawAvatar: Draw = (canvas, subject) => {
  const { ground, main } = paintsFor(subject, houseOf(subject.house))
  canvas.add(
    rect(0, 0, 96, 96, shade(ground, 0.05)),
    circle(48, 38, 17, main),
    `<path d="M14 96C14 70 30 60 48 60S82 70 82 96Z" fill="${hex(main)}"/>`,
  )
}

const kinds: Readonly<Record<ArtKind, readonly [width: number, height: number, draw: Draw]>> = {
  tile: [400, 400, drawGame],
  wide: [640, 320, drawGame],
  poster: [360, 480, drawGame],
  banner: [1280, 400, drawBanner],
  mark: [128, 128, drawMark],
  vendor: [480, 260, drawGame],
  winner: [96, 96, drawWinner],
  avatar: [96, 96, drawAvatar],
}

/** The picture of a subject as SVG. The same subject gives the same bytes on every machine. */
export function drawArt(kind: ArtKind, subject: ArtSubject): string {
  const [width, height, draw] = kinds[kind]
  const canvas = createCanvas(width, height)
  draw(canvas, subject)
  return canvas.toSvg(subject.title)
}
