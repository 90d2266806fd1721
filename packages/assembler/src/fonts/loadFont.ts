import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type FontName, fallbackName, fontFamilies, wideFallbackName } from './fontFamilies.ts'
import metrics from './fontMetrics.json' with { type: 'json' }
import { slimFont, weights } from './slimFont.ts'

export interface FontSubset {
  readonly subset: 'latin' | 'latin-ext'
  readonly bytes: Uint8Array
  readonly unicodeRange: string
}

/** A bundled font as sites get it, made once. */
export interface Font {
  readonly name: FontName
  readonly subsets: readonly FontSubset[]
}

type Part = FontSubset['subset']

/** A font's file as it was installed. */
export const readInstalled = (name: FontName, subset: Part): Buffer =>
  readFileSync(join(folderOf(name), 'files', fontFamilies[name].file(subset)))

const folderOf = (name: FontName): string =>
  dirname(createRequire(import.meta.url).resolve(`${fontFamilies[name].package}/package.json`))

async function slim(name: FontName): Promise<Font> {
  const kept = join(folderOf(name), '../../.cache/foyer/fonts')
  const ranges: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(folderOf(name), 'unicode.json'), 'utf8'),
  )
  const subsets = (['latin', 'latin-ext'] as const).map(async (subset) => {
    const unicodeRange = ranges[subset] ?? ''
    return { subset, bytes: await slimFont(readInstalled(name, subset), unicodeRange, kept), unicodeRange }
  })
  return { name, subsets: await Promise.all(subsets) }
}

const loaded = new Map<FontName, Promise<Font>>()

export function loadFont(name: FontName): Promise<Font> {
  const font = loaded.get(name) ?? slim(name)
  loaded.set(name, font)
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
