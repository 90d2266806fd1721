import type { fontNames } from '@foyer/brand'

export type FontName = (typeof fontNames)[number]

/** The parts of a font that are installed and used; `vietnamese`, which some fonts lack, has the letters of two marks, such as ồ. */
export type FontPart = 'latin' | 'latin-ext' | 'vietnamese'

export interface FontFamily {
  /** Name in style sheets. */
  readonly family: string
  /** npm package and the file name of a subset in its folder `files`. */
  readonly package: string
  readonly file: (subset: FontPart) => string
}

const family = (name: FontName, family: string): FontFamily => ({
  family: `${family} Variable`,
  package: `@fontsource-variable/${name}`,
  file: (subset) => `${name}-${subset}-wght-normal.woff2`,
})

/** The fonts a brand may choose, bundled from npm as variable fonts. */
export const fontFamilies: Readonly<Record<FontName, FontFamily>> = {
  manrope: family('manrope', 'Manrope'),
  sora: family('sora', 'Sora'),
  figtree: family('figtree', 'Figtree'),
  'bricolage-grotesque': family('bricolage-grotesque', 'Bricolage Grotesque'),
  inter: family('inter', 'Inter'),
}

export const fallbackName = (font: FontName): string => fontFamilies[font].family.replace(/ Variable$/, ' Fallback')
/** For systems that have neither Arial nor what is like it. */
export const wideFallbackName = (font: FontName): string => `${fallbackName(font)} Wide`
export const fontStack = (font: FontName): string =>
  `'${fontFamilies[font].family}', '${fallbackName(font)}', '${wideFallbackName(font)}', system-ui, sans-serif`
