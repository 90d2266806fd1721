import { n, type Point } from '../drawing/canvas.ts'
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

/** One line of words: its pen path with the baseline at y 0 and the left edge at x 0, in letter heights of 100. */
export interface LaidLine {
  readonly width: number
  readonly draw: (x: number, y: number, height: number) => string
}

const wordSpace = 0.42

function strokePath(nodes: readonly Point[], rounds: readonly number[], radius: number): string {
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

/** Sets one line of capitals. Characters the alphabet lacks are left out. */
export function layLine(text: string, style: LetterStyle): LaidLine {
  const letters = alphabet(style.waist, style.flat)
  const placed: { glyph: Glyph; x: number }[] = []
  let x = 0
  for (const character of text) {
    const glyph = letters[character]
    if (glyph) {
      placed.push({ glyph, x })
      x += glyph.width * style.width + style.weight + style.spacing
    } else if (character === ' ') x += wordSpace * style.width + style.weight * 0.6
  }
  const width = Math.max(0.1, x - style.spacing)
  return {
    width,
    draw: (left, baseline, height) =>
      placed
        .map(({ glyph, x: start }) => {
          const middle = (start + (glyph.width * style.width) / 2) / width
          const lift = style.arch * (1 - (2 * middle - 1) ** 2)
          return glyph.strokes
            .map((stroke) => {
              const nodes = stroke.map(([gx, gy]): Point => {
                const px = start + style.weight / 2 + gx * glyph.width * style.width + (1 - gy) * style.slant
                return [
                  left + px * height,
                  baseline - (1 - gy) * height * (1 - style.weight) - (style.weight * height) / 2 - lift * height,
                ]
              })
              const rounds = stroke.map(([, , round]) => round ?? 0)
              return strokePath(nodes, rounds, style.roundness * 0.5 * height * style.width)
            })
            .join('')
        })
        .join(''),
  }
}

/** Splits a title into at most `most` lines of similar length. Little words stay with the next one. */
export function splitTitle(title: string, most: number): string[] {
  const words = title.split(' ').filter(Boolean)
  if (words.length <= 1 || most <= 1) return [words.join(' ')]
  let best: string[] = [words.join(' ')]
  let bestScore = score(best)
  const tryBreaks = (from: number, lines: readonly string[]): void => {
    if (lines.length === most - 1 || from >= words.length) {
      const candidate = from < words.length ? [...lines, words.slice(from).join(' ')] : [...lines]
      const value = score(candidate)
      if (value < bestScore) {
        best = candidate
        bestScore = value
      }
      return
    }
    for (let to = from + 1; to <= words.length; to += 1) tryBreaks(to, [...lines, words.slice(from, to).join(' ')])
  }
  tryBreaks(0, [])
  return best
}

/** Smaller is better: the longest line decides, a third line costs, a line ending in a little word costs. */
function score(lines: readonly string[]): number {
  const longest = Math.max(...lines.map((line) => line.length))
  const dangling = lines.slice(0, -1).filter((line) => /(?:^| )(?:OF|THE|IN|ON|AT|&|OF THE)$/.test(line)).length
  return longest * 1.6 + lines.length * 3.2 + dangling * 4
}
