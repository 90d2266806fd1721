import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type FontName, type FontPart, fallbackName, fontFamilies, wideFallbackName } from './fontFamilies.ts'
import metrics from './fontMetrics.json' with { type: 'json' }
import { lettersOf, rangeOf, slimFont, weights } from './slimFont.ts'

export interface FontSubset {
  /**
   * `latin`: what every page needs at once, ASCII and what the words of a site need beyond it; `latin-more`: the other letters of
   * Western languages; `letters`: what the words need of `latin-ext`, a few of hundreds; `vietnamese`: what Vietnamese has beyond it.
   */
  readonly subset: FontPart | 'latin-more' | 'letters'
  readonly bytes: Uint8Array
  readonly unicodeRange: string
}

/** A bundled font as sites get it, made once. */
export interface Font {
  readonly name: FontName
  readonly subsets: readonly FontSubset[]
}

/** A font's file as it was installed. */
export const readInstalled = (name: FontName, subset: FontPart): Buffer =>
  readFileSync(join(folderOf(name), 'files', fontFamilies[name].file(subset)))

const folderOf = (name: FontName): string =>
  dirname(createRequire(import.meta.url).resolve(`${fontFamilies[name].package}/package.json`))

/** Marks and spaces that any text, time or amount may have. */
const marks = '\u00a0\u202f–—‘’“”…·•×−€'

async function slim(name: FontName, written: string): Promise<Font> {
  const kept = join(folderOf(name), '../../.cache/foyer/fonts')
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(folderOf(name), 'unicode.json'), 'utf8'),
  )
  const [latin, others] = [lettersOf(ranges.latin ?? ''), lettersOf(ranges['latin-ext'] ?? '')]
  const vietnamese = [...lettersOf(ranges.vietnamese ?? '')].filter((letter) => !`${latin}${others}`.includes(letter))
  const isNeeded = (letter: string) => letter <= '~' || marks.includes(letter) || written.includes(letter)
  const lettersNeeded = (needed: boolean) => [...latin].filter((letter) => isNeeded(letter) === needed).join('')
  const letters = [...written].filter((letter) => others.includes(letter) && !latin.includes(letter)).join('')
  const subset = async (subset: FontSubset['subset'], part: FontPart, unicodeRange: string): Promise<FontSubset> => ({
    subset,
    bytes: await slimFont(readInstalled(name, part), unicodeRange, kept),
    unicodeRange,
  })
  // Of two files with a letter the later counts, and the other is not even fetched for it: `latin-ext` has the dotless i too.
  const subsets = [
    ...(vietnamese.length === 0 ? [] : [subset('vietnamese', 'vietnamese', rangeOf(vietnamese.join('')))]),
    subset('latin-ext', 'latin-ext', ranges['latin-ext'] ?? ''),
    subset('latin-more', 'latin', rangeOf(lettersNeeded(false))),
    subset('latin', 'latin', rangeOf(lettersNeeded(true))),
    ...(letters === '' ? [] : [subset('letters', 'latin-ext', rangeOf(letters))]),
  ]
  return { name, subsets: await Promise.all(subsets) }
}

const loaded = new Map<string, Promise<Font>>()

/** `written`: letters that the site's words need. */
export function loadFont(name: FontName, written = ''): Promise<Font> {
  const key = `${name} ${written}`
  const font = loaded.get(key) ?? slim(name, written)
  loaded.set(key, font)
  return font
}

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`

/** `@font-face` rules: the subsets, and system fonts stretched to the same measures, so that nothing moves when the font arrives. */
export function fontFaces(font: Font, url: (subset: FontSubset) => string): string {
  const { family } = fontFamilies[font.name]
  const faces = font.subsets.map(
    (subset) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights.min} ${weights.max};src:url(${url(subset)}) format('woff2');unicode-range:${subset.unicodeRange}}`,
  )
  const { ascent, descent, width, dejaVu, dejaVuBold } = metrics[font.name]
  const fallback = (name: string, locals: readonly string[], size: number, weight = ''): string =>
    `@font-face{font-family:'${name}';${weight}src:${locals.map((local) => `local('${local}')`).join()};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`
  const wide = wideFallbackName(font.name)
  return [
    ...faces,
    fallback(fallbackName(font.name), ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'], width),
    fallback(wide, ['DejaVu Sans'], dejaVu, 'font-weight:100 500;'),
    // Bold letters are wider by another measure than those of the font.
    fallback(wide, ['DejaVu Sans Bold'], dejaVuBold, 'font-weight:501 900;'),
  ].join('')
}
