import type { fontNames } from '@foyer/brand'

export type FontName = (typeof fontNames)[number]

export interface FontFamily {
  /** Name in style sheets. */
  readonly family: string
  readonly weights: string
  /** npm package and the file name of a subset in its folder `files`. */
  readonly package: string
  readonly file: (subset: 'latin' | 'latin-ext') => string
}

const family = (name: FontName, family: string, weights: string): FontFamily => ({
  family: `${family} Variable`,
  weights,
  package: `@fontsource-variable/${name}`,
  file: (subset) => `${name}-${subset}-wght-normal.woff2`,
})

/** The fonts a brand may choose, bundled from npm as variable fonts. */
export const fontFamilies: Readonly<Record<FontName, FontFamily>> = {
  manrope: family('manrope', 'Manrope', '200 800'),
  sora: family('sora', 'Sora', '100 800'),
  figtree: family('figtree', 'Figtree', '300 900'),
  'bricolage-grotesque': family('bricolage-grotesque', 'Bricolage Grotesque', '200 800'),
  inter: family('inter', 'Inter', '100 900'),
}

export const fallbackName = (font: FontName): string => fontFamilies[font].family.replace(/ Variable$/, ' Fallback')
/** For systems that have neither Arial nor what is like it. */
export const wideFallbackName = (font: FontName): string => `${fallbackName(font)} Wide`
export const fontStack = (font: FontName): string =>
  `'${fontFamilies[font].family}', '${fallbackName(font)}', '${wideFallbackName(font)}', system-ui, sans-serif`
