import { type ColorToken, type ColorTokens, textPairs } from './colors.ts'

/** A pair of colours that is too close to read. */
export interface ContrastProblem {
  readonly text: ColorToken
  readonly on: ColorToken
  /** What the pair has, to two decimals, never rounded up. */
  readonly ratio: number
  /** What it needs: 4.5 for text, 3 for edges and focus rings. */
  readonly needed: number
}

/** Relative luminance of `#rrggbb` by WCAG 2.2; throws on any other form. */
function luminance(color: string): number {
  const digits = /^#([\da-f]{6})$/i.exec(color)?.[1]
  if (digits === undefined) throw new Error(`${JSON.stringify(color)} is not a colour of the form #rrggbb`)
  const light = (at: number): number => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * light(0) + 0.7152 * light(2) + 0.0722 * light(4)
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2: from 1 (the same) to 21 (black on white). */
export function contrastRatio(first: string, second: string): number {
  const lights = [luminance(first), luminance(second)]
  const darker = Math.min(...lights)
  const lighter = Math.max(...lights)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Every text pair of one side of a theme that is below what it needs. */
export function checkContrast(colors: ColorTokens): ContrastProblem[] {
  return textPairs
    .map(({ text, on, ratio: needed }) => ({ text, on, needed, ratio: contrastRatio(colors[text], colors[on]) }))
    .filter(({ ratio, needed }) => ratio < needed)
    .map((problem) => ({ ...problem, ratio: Math.floor(problem.ratio * 100) / 100 }))
}
