import { randomBytes, randomInt } from 'node:crypto'
import { Ink } from './canvas.ts'
import { alphabet, glyphs, type Point, type Stroke } from './glyphs.ts'
import { greyPng } from './png.ts'

const length = 5
export const pictureSize = { width: 240, height: 80 } as const

/** A new text for a picture. */
export const randomText = (): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)] ?? '').join('')

/** A random number between two. */
const between = (low: number, high: number): number => low + (randomInt(1_000_000) / 1_000_000) * (high - low)

type Bend = (point: Point) => Point

/** Waves that run through the whole picture, so that no letter stands as it was drawn. */
function waves(): Bend {
  const wave = (most: number) => ({ most: between(most / 2, most), length: between(45, 90), at: between(0, 7) })
  const [across, down] = [wave(4.5), wave(6)]
  return ({ x, y }) => ({
    x: x + across.most * Math.sin((y / across.length) * 2 * Math.PI + across.at),
    y: y + down.most * Math.sin((x / down.length) * 2 * Math.PI + down.at),
  })
}

/** A letter, turned, leaned and stretched, around a middle. */
function letterAt(strokes: readonly Stroke[], middle: Point, bend: Bend): readonly Stroke[] {
  const [turn, lean, wide, high] = [between(-0.3, 0.3), between(-0.26, 0.26), between(29, 38), between(38, 50)]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return strokes.map((stroke) =>
    stroke.map((point) => {
      const y = (point.y - 0.5) * high
      const x = (point.x - 0.5) * wide + lean * y
      return bend({ x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos })
    }),
  )
}

/** A bow from edge to edge or a short hook: strokes like those of letters that belong to none. */
function strayStroke(bend: Bend): Stroke {
  const { width, height } = pictureSize
  const from = { x: between(0, width), y: between(6, height - 6) }
  const turn = between(0, 7)
  const reach = between(30, 70)
  const bow = between(-18, 18)
  return Array.from({ length: 9 }, (_, index) => {
    const t = index / 8 - 0.5
    const side = bow * (1 - 4 * t * t)
    return bend({
      x: from.x + Math.cos(turn) * reach * t - Math.sin(turn) * side,
      y: from.y + Math.sin(turn) * reach * t + Math.cos(turn) * side,
    })
  })
}

/** Fields in which dark and light are changed over: halves of the plane with a bent edge. */
function changedOver(): (x: number, y: number) => boolean {
  const edges = Array.from({ length: 2 }, () => ({
    turn: between(-0.9, 0.9),
    at: between(-100, 100),
    bow: between(-5, 5),
    length: between(25, 60),
  }))
  const { width, height } = pictureSize
  return (x, y) =>
    edges.reduce((isOver, { turn, at, bow, length: span }) => {
      const along = -(x - width / 2) * Math.sin(turn) + (y - height / 2) * Math.cos(turn)
      const over = (x - width / 2) * Math.cos(turn) + (y - height / 2) * Math.sin(turn)
      return over + bow * Math.sin(along / (span / 6)) > at ? !isOver : isOver
    }, false)
}

/**
 * The grey levels of a picture that shows a text to people: letters drawn anew by a bent pen, grown into one another, among strokes of the same
 * pen, with dark and light changed over in fields. `bench/captcha` prints how many of them programs read.
 */
export function drawLevels(text: string): Uint8Array {
  const { width, height } = pictureSize
  const ink = new Ink(width, height)
  const bend = waves()
  const gaps = Array.from({ length: text.length - 1 }, () => between(0.7, 1.3))
  const scale = (width - between(40, 60)) / gaps.reduce((sum, gap) => sum + gap, 0)
  let x = between(20, 30)
  for (const [index, letter] of [...text].entries()) {
    const middle = { x, y: height / 2 + between(-10, 10) }
    x += (gaps[index] ?? 0) * scale
    const pen = between(4, 6)
    for (const stroke of letterAt(glyphs.get(letter) ?? [], middle, bend)) ink.draw(stroke, pen)
  }
  for (let count = 0; count < 3; count += 1) ink.draw(strayStroke(bend), between(1.4, 2.4))
  const isOver = changedOver()
  const grain = randomBytes(ink.cover.length)
  const pixels = ink.cover.map((covered, place) => {
    const level = isOver(place % width, Math.floor(place / width)) ? 1 - covered : covered
    return 235 - level * 190 + ((grain[place] ?? 0) - 128) / 9
  })
  return Uint8Array.from(pixels)
}

/** A PNG that shows a text to people. */
export const drawPicture = (text: string): Buffer => greyPng(drawLevels(text), pictureSize.width, pictureSize.height)
