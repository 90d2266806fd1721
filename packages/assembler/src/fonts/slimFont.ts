import subsetFont from 'subset-font'

/** Weights that the kit writes in; what a font can do beyond them is a third of some files. */
export const weights = { min: 400, max: 800 } as const

/** Every letter of a `unicode-range`, such as `U+0-FF, U+131`. */
export function lettersOf(unicodeRange: string): string {
  const codes = unicodeRange.split(',').flatMap((part) => {
    const [from = 0, until = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: until - from + 1 }, (_, place) => from + place)
  })
  return String.fromCodePoint(...codes)
}

/** A variable font in WOFF2 with the letters of its range in the kit's weights, and nothing else that nobody reads. */
export const slimFont = (bytes: Buffer, unicodeRange: string): Promise<Uint8Array> =>
  subsetFont(bytes, lettersOf(unicodeRange), { targetFormat: 'woff2', variationAxes: { wght: weights } })
