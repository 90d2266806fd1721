import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type FontName, fallbackName, fontFamilies } from './fontFamilies.ts'
import metrics from './fontMetrics.json' with { type: 'json' }

export interface FontSubset {
  readonly subset: 'latin' | 'latin-ext'
  readonly bytes: Uint8Array
  readonly unicodeRange: string
}

/** A bundled font, read once. */
export interface Font {
  readonly name: FontName
  readonly subsets: readonly FontSubset[]
}

const loaded = new Map<FontName, Font>()

export function loadFont(name: FontName): Font {
  const known = loaded.get(name)
  if (known) return known
  const { package: id, file } = fontFamilies[name]
  const folder = dirname(createRequire(import.meta.url).resolve(`${id}/package.json`))
  const ranges: Readonly<Record<string, string>> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'))
  const subsets = (['latin', 'latin-ext'] as const).map((subset) => ({
    subset,
    bytes: readFileSync(join(folder, 'files', file(subset))),
    unicodeRange: ranges[subset] ?? '',
  }))
  const font = { name, subsets }
  loaded.set(name, font)
  return font
}

const percent = (value: number): string => `${(value * 100).toFixed(2)}%`

/** `@font-face` rules: the subsets, and a system font stretched to the same measures, so that nothing moves when the font arrives. */
export function fontFaces(font: Font, url: (subset: FontSubset) => string): string {
  const { family, weights } = fontFamilies[font.name]
  const faces = font.subsets.map(
    (subset) =>
      `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:${weights};src:url(${url(subset)}) format('woff2');unicode-range:${subset.unicodeRange}}`,
  )
  const { ascent, descent, width } = metrics[font.name]
  const overrides = `size-adjust:${percent(width)};ascent-override:${percent(ascent / width)};descent-override:${percent(descent / width)};line-gap-override:0%`
  const fallback = `@font-face{font-family:'${fallbackName(font.name)}';src:local('Arial'),local('Liberation Sans'),local('Helvetica');${overrides}}`
  return [...faces, fallback].join('')
}
