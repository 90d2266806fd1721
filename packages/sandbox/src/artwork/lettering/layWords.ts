import { n, type Point } from '../drawing/canvas.ts'
import { accents } from './accents.ts'
import { alphabet } from './alphabet.ts'
import type { Glyph } from './glyph.ts'

/** How letters are built. Lengths are shares of the letter height. */
export interface LetterStyle {
  /** Letter width. */
  readonly width: number
  /** Thickness of the pen. */
  readonly weight: number
  /** 0 draws corners, 1 draws curves. */
  readonly roundness: number
  /** Height of middle bars, 0.36 to 0.62. */
  readonly waist: number
  /** Lean to the right. */
  readonly slant: number
  readonly spacing: number
  readonly flat: boolean
  /** Rise of the middle of a line above its ends. */
  readonly arch: number
}

/** One stroke of the pen in the picture. `ends` says which of its ends stand free on the top or base line. */
export interface Stroke {
  readonly nodes: readonly Point[]
  readonly rounds: readonly number[]
  /** Number of the letter in its line. */
  readonly letter: number
  /** Middle of the letter. */
  readonly middle: number
}

/** One line of words in letter heights. */
export interface LaidLine {
  readonly width: number
  readonly strokes: (x: number, baseline: number, height: number) => Stroke[]
}

const wordSpace = 0.42

/** Path of a stroke with its corners rounded by at most `radius`. */
export function strokePath({ nodes, rounds }: Stroke, radius: number): string {
  // The index is below the length.
  const at = (index: number): Point => nodes[index] as Point
  let data = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let index = 1; index < nodes.length; index += 1) {
    const [x, y] = at(index)
    const round = (rounds[index] ?? 0) * radius
    if (round < 0.5 || index === nodes.length - 1) {
      data += `L${n(x)} ${n(y)}`
      continue
    }
    const before = towards(at(index), at(index - 1), round)
    const after = towards(at(index), at(index + 1), round)
    data += `L${n(before[0])} ${n(before[1])}Q${n(x)} ${n(y)} ${n(after[0])} ${n(after[1])}`
  }
  return data
}

/** The point at most `distance` and at most half of the way from one point to another. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance / length, 0.5)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** The glyph of a character with its marks; nothing for one the alphabet lacks. */
function glyphOf(character: string, letters: Readonly<Record<string, Glyph>>): Glyph | undefined {
  const [base = '', ...marks] = character.normalize('NFD')
  const glyph = letters[base]
  if (!glyph || marks.length === 0) return glyph
  return { width: glyph.width, strokes: [...glyph.strokes, ...marks.flatMap((mark) => accents[mark] ?? [])] }
}

/** Sets one line of capitals. Characters the alphabet lacks are left out. */
export function layLine(text: string, style: LetterStyle): LaidLine {
  const letters = alphabet(style.waist, style.flat)
  const placed: { glyph: Glyph; x: number }[] = []
  let x = 0
  for (const character of text.normalize('NFC')) {
    const glyph = glyphOf(character, letters)
    if (glyph) {
      placed.push({ glyph, x })
      x += glyph.width * style.width + style.weight + style.spacing
    } else if (character === ' ') x += wordSpace * style.width + style.weight * 0.6
  }
  const width = Math.max(0.1, x - style.spacing)
  return {
    width,
    strokes: (left, baseline, height) =>
      placed.flatMap(({ glyph, x: start }, letter) => {
        const middle = start + (style.weight + glyph.width * style.width) / 2
        const lift = style.arch * (1 - (2 * (middle / width) - 1) ** 2)
        // Marks of narrow letters need a breadth of their own.
        const breadth = glyph.width * style.width
        return glyph.strokes.map((stroke) => {
          const isMark = stroke.some(([, gy]) => gy < -0.05 || gy > 1.02)
          const wide = isMark ? Math.max(breadth, 0.5 * style.width) : breadth
          return {
            letter,
            middle: left + middle * height,
            rounds: stroke.map(([, , round]) => round ?? 0),
            nodes: stroke.map(([gx, gy]): Point => {
              const px = start + style.weight / 2 + (breadth - wide) / 2 + gx * wide + (1 - gy) * style.slant
              return [
                left + px * height,
                baseline - (1 - gy) * height * (1 - style.weight) - (style.weight * height) / 2 - lift * height,
              ]
            }),
          }
        })
      }),
  }
}
