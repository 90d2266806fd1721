import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { contentHash } from '../build/contentHash.ts'
import { writeWhole } from '../build/writeWhole.ts'
import { withTableOf } from './sfnt.ts'

/** Weights that the kit writes in; what a font can do beyond them is a third of some files. */
export const weights = { min: 400, max: 800 } as const

/** What the kit uses of what a font can do with its letters: what is on by default, and digits of one width. */
const features = ['kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']

/** Every letter of a `unicode-range`, such as `U+0-FF, U+131`. */
export function lettersOf(unicodeRange: string): string {
  if (unicodeRange === '') return ''
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

/** Letters as a `unicode-range`, neighbours as one part of it. */
export function rangeOf(letters: string): string {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((one, other) => one - other)
  const firsts = codes.filter((code, place) => codes[place - 1] !== code - 1)
  const lasts = codes.filter((code, place) => codes[place + 1] !== code + 1)
  const hex = (code = 0) => code.toString(16)
  return firsts.map((first, place) => `U+${hex(first)}${lasts[place] === first ? '' : `-${hex(lasts[place])}`}`).join()
}

const { version } = createRequire(import.meta.url)('subset-font/package.json') as { version: string } // of every package

/**
 * The distances between letters are those of the middle weight in every weight: what they vary by is a fifth of some files, and nobody
 * sees it.
 */
async function slimmed(bytes: Buffer, letters: string): Promise<Uint8Array> {
  const plain = { targetFormat: 'sfnt', keepFeatures: features } as const
  const [variable, middle] = await Promise.all([
    subsetFont(bytes, letters, { ...plain, variationAxes: { wght: weights } }),
    subsetFont(bytes, letters, { ...plain, variationAxes: { wght: (weights.min + weights.max) / 2 } }),
  ])
  return subsetFont(withTableOf(variable, middle, 'GPOS'), letters, { ...plain, targetFormat: 'woff2' })
}

/**
 * A variable font in WOFF2 with the letters of its range in the kit's weights, and nothing else that nobody reads. It is kept in
 * the folder, where that can be written, since packing a font takes longer than building a site.
 */
export async function slimFont(bytes: Buffer, unicodeRange: string, folder: string): Promise<Uint8Array> {
  const key = contentHash(
    Buffer.concat([
      bytes,
      Buffer.from(`${unicodeRange} ${JSON.stringify([weights, features, 'GPOS of the middle'])} ${version}`),
    ]),
  )
  const file = join(folder, `${key}.woff2`)
  try {
    return readFileSync(file)
  } catch {
    const slim = await slimmed(bytes, lettersOf(unicodeRange))
    try {
      mkdirSync(folder, { recursive: true })
      writeWhole(file, slim)
    } catch {
      // An installation that nobody may write into makes it anew each time.
    }
    return slim
  }
}
